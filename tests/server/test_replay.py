"""Looking back: as one seat saw it, or with everything that was hidden."""

from server.kit import Browser


async def test_a_replay_of_everything_shows_what_each_seat_alone_knew(anna: Browser) -> None:
    table = (await anna.table("me", "random", "random", game="backroom", preset="quiet"))["table"]
    async with anna.watch(table) as a:
        await a.play_on()
    everything = await anna.get(f"/api/tables/{table}/replay")
    sheet = await anna.get(f"/api/tables/{table}/sheet")
    brought = await anna.post("/api/sheets", {"sheet": sheet})
    assert [step["knew"] for step in brought["steps"]] == [s["knew"] for s in everything["steps"]]
    hands = set()
    for seat in range(3):
        own = await anna.get(f"/api/tables/{table}/replay?viewer={seat}")
        for step, seen in zip(everything["steps"], own["steps"], strict=True):
            assert seen["knew"] == []  # what a seat's own view shows is not told twice
            assert step["knew"][seat]["hand"] == seen["view"]["hand"]
            assert step["knew"][seat]["sealed"] == seen["view"]["sealed"]
            hands.add(str(seen["view"]["hand"]))
    assert len(hands) > 5


async def test_where_nothing_is_hidden_nothing_is_added(anna: Browser) -> None:
    table = (await anna.table("me", "random"))["table"]
    async with anna.watch(table) as a:
        await a.play_on()
    replay = await anna.get(f"/api/tables/{table}/replay")
    assert all(step["knew"] == [] for step in replay["steps"])
