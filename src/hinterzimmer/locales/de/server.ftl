# Was der Server selbst schreibt: Erinnerungen.

reminder-subject = { $game }: Du bist dran
reminder-text = An deinem Tisch { $game } wird auf dich gewartet: { $address }
reminder-deadline = Wenn du nichts tust, wird am { $time } für dich entschieden.
