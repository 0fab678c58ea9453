"""Die Villa des Paten at a table: one person with bots as partners, and somebody who leaves."""

from server.kit import Browser, Json, Viewer

PROPOSALS = {"propose_arrest", "propose_reward", "propose_swap", "propose_start"}


def chosen(viewer: Viewer) -> Json:
    """Insist or lay a card, else propose."""
    assert viewer.prompt is not None
    legal: list[Json] = viewer.prompt["legal"]
    order = ("agree", "play", "pair", "pass", *sorted(PROPOSALS))
    return min(
        (action for action in legal if action["do"] in order),
        key=lambda action: order.index(action["do"]),
    )


async def play_alone(viewer: Viewer) -> None:
    """The person acts whenever the game waits for them."""
    while not viewer.over:
        await viewer.until(lambda: viewer.must or viewer.over)
        if viewer.over:
            return
        seen = viewer.version
        await viewer.act(chosen(viewer))
        await viewer.until(lambda: viewer.version > seen)  # noqa: B023


async def test_one_person_with_three_bots_decides_alone(anna: Browser) -> None:
    bots = ("regular", "regular", "novice")
    table = (await anna.table("me", *bots, game="villa"))["table"]
    async with anna.watch(table) as a:
        await a.until(lambda: a.view is not None and a.view["follows"] == [1, 2, 3])
        await play_alone(a)
        assert a.view is not None
        assert a.view["outcome"] != "none"
    sheet = await anna.get(f"/api/tables/{table}/sheet")
    assert len(set(sheet["result"])) == 1
    proposed = {line["seat"] for line in sheet["actions"] if line["action"]["do"] in PROPOSALS}
    advised = {line["seat"] for line in sheet["actions"] if line["action"]["do"] == "agree"}
    assert proposed == {0}
    assert {1, 2, 3} <= advised


async def test_rule_11_4_a_bot_plays_on_with_the_same_cards(anna: Browser, bert: Browser) -> None:
    created = await anna.table("me", "open", "regular", game="villa")
    table = created["table"]
    (link,) = (await anna.get(f"/api/tables/{table}/links"))["seats"]
    await bert.post("/api/seats/claim", {"token": link["token"]})
    await anna.post(f"/api/tables/{table}/start")
    async with anna.watch(table) as a:
        await a.until(lambda: a.view is not None and a.view["follows"] == [2])
        before = a.view
        await bert.post(f"/api/tables/{table}/leave", status=204)
        await a.until(lambda: a.view is not None and a.view["follows"] == [1, 2])
        assert a.view is not None
        assert before is not None
        for name in ("open_cards", "pile", "cards_left"):
            assert a.view[name] == before[name]
        await play_alone(a)
