# What the server itself writes: reminders.

reminder-subject = { $game }: it’s your turn
reminder-text = The others at your table of { $game } are waiting for you: { $address }
reminder-deadline = If you do nothing, somebody else decides for you at { $time }.
