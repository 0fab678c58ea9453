"""Chapter 7: every ability, what it does and what it does not."""

from chicago_gangsters.table import Table, shown_down

from hinterzimmer.engine.events import SPECTATOR


def contributions(table: Table) -> list[int]:
    return [event["strength"] for event in table.events("contributed")]


def test_rule_7_1_abilities_work_where_the_person_does_not_count() -> None:
    table = Table(hands=["W1"], persons=["m1"], district="d2")
    assert table.refused("lay W1 -", 0) is None
    assert table.refused("lay W1 -", 1) == "3.3"


def test_rule_7_1_who_joins_in_a_round_helps_at_its_end_only() -> None:
    table = Table(hands=["W3", "", "", ""], loot="b4", person="s2", district="d2", persons=["m1"])
    table.lay("W3", "").lay("", "").do("take 1", 0)
    assert table["phase"] == "abilities"
    assert any(text.startswith("exchange") for text in table.legal(0))
    table = Table(hands=["W3", "W2", "", ""], loot="b4", person="o4").lay("W3", "").lay("", "")
    table.do("take 1", 0)
    assert "too_weak" in table.words


def test_rule_7_2_dora_finch_lays_weapons_anywhere_and_the_best_counts_twice() -> None:
    table = Table(hands=["W1 W4 B2", "W4"], persons=["m1", ""], district="d2")
    assert table.refused("lay W4 -", 1) == "3.2"
    table.lay("W1 W4 B2", "").lay("", "")
    assert contributions(table)[0] == 1 + 4 + 2 + 4


def test_rule_7_2_the_hidden_weapon_counts_twice_when_it_is_turned_up() -> None:
    table = Table(hands=["W3 W4"], persons=["m1"]).lay("W3 W4/W4", "")
    assert table["contribution"][0] == 6
    table.lay("", "")
    assert contributions(table)[0] == 3 + 4 + 4


def test_rule_7_3_knuckles_brandt_takes_a_weapon_back() -> None:
    table = Table(hands=["W3 W4 B1"], persons=["m2"], loot="b11").lay("W3 W4 B1", "").lay("", "")
    table.do("take 1", 0)
    assert [text for text in table.legal(0) if text.startswith("take_back")] == ["take_back W3"]
    assert table.refused("take_back W4", 0) == "7.3"
    assert table.refused("take_back B1", 0) == "7.3"
    table.do("take_back W3", 0)
    assert "W3" in table.hand(0)
    assert table["known"][0] == ["W3"]
    assert table["discard"] == ["W4", "B1"]


def test_rules_6_2_and_7_3_no_ability_brings_an_eleventh_card() -> None:
    full = "W1 W1 W1 W1 W2 W2 W2 W2 W5 W5"
    table = Table(hands=[full + " W3", "", "E1"], persons=["m2 o3 s2", "", "s2"], loot="b11")
    table.lay("W3", "").lay("", "").do("take 1", 0)
    assert table.waiting == [2]  # with ten cards nobody is asked
    for text in ("take_back W3", "console", "exchange W1"):
        assert table.refused(text, 0) == "6.2"


def test_rule_7_4_lefty_okoro_counts_everywhere() -> None:
    table = Table(persons=["m3", "m4"], district="d2").lay("", "").lay("", "")
    assert contributions(table) == [2, 0, 0, 0]


def test_rule_7_5_alderman_pettibone_lays_bribes_anywhere_each_for_one_more() -> None:
    table = Table(hands=["B1 B2 W1", "B1"], persons=["o1", ""], district="d1")
    assert table.refused("lay B1 -", 1) == "3.2"
    table.lay("B1 B2 W1", "").lay("", "")
    assert contributions(table)[0] == 1 + 2 + 1 + 2


def test_rule_7_6_ottoline_fisk_chooses_earlier() -> None:
    hands = ["W2", "W4"]
    assert Table(hands=hands).lay("W2", "W4").lay("", "").waiting == [1]
    table = Table(hands=hands, persons=["o2"], district="d4", coalition="k2").lay("W2", "W4")
    assert table.lay("", "").waiting == [0]
    assert contributions(table) == [2, 4, 0, 0]
    table = Table(hands=hands, persons=["o2"], district="d4").lay("W2", "W4").lay("", "")
    assert table.waiting == [1]  # equal with her help: the coalition card decides


def test_rule_7_7_sergeant_mulcahy_consoles_who_got_no_loot() -> None:
    table = Table(hands=["W3 W3"], persons=["", "", "o3", ""], loot="b1").lay("W3", "")
    table.lay("", "").do("take 1", 0)
    assert table.waiting == [2]
    held = table["held"][2]
    table.do("console", 2)
    assert table["held"][2] == held + 1
    table = Table(hands=["W3 W3"], persons=["o3"], loot="b1").lay("W3", "").lay("", "")
    table.do("take 1", 0)
    assert table["round"] == 2


def test_rule_7_7_is_refused_to_who_got_loot() -> None:
    table = Table(hands=["W3 W2"], persons=["o3 s2"]).lay("W3", "").lay("", "").do("take 1", 0)
    assert table.refused("console", 0) == "7.7"


def test_rule_7_8_inspector_thorne_a_third_is_enough() -> None:
    hands = ["W5 W1", "", "B2", ""]
    for persons, is_enough in ((["", "", "", ""], False), (["", "", "", "o4"], True)):
        table = Table(hands=hands, persons=persons, district="d4")
        table.lay("W5 W1", "").lay("B2", "").do("take 1", 0)
        assert ("too_weak" not in table.words) == is_enough
    weaker = Table(hands=["W5 W2", "", "B2", ""], persons=["", "", "", "o4"], district="d4")
    weaker.lay("W5 W2", "").lay("B2", "").do("take 1", 0)
    assert "too_weak" in weaker.words


def test_rule_7_9_madame_verlaine_draws_two() -> None:
    table = Table(hands=["W3"], persons=["s1"], loot="b9").lay("W3", "").lay("", "")
    table.do("take 1", 0)
    assert [(e["seat"], e["count"]) for e in table.events("drew_hidden")] == [
        (0, 2), (1, 1), (2, 1), (3, 1),
    ]  # fmt: skip


def test_rule_7_9_only_as_far_as_there_is_room() -> None:
    nine = "W1 W1 W1 W1 W2 W2 W2 W2 W5"
    table = Table(hands=[nine + " W3"], persons=["s1"], loot="b9").lay("W3", "").lay("", "")
    table.do("take 1", 0)
    assert table["held"][0] == 10


def test_rule_7_10_nell_quick_exchanges_a_card_openly() -> None:
    table = Table(hands=["W3 E1 E1"], persons=["s2"], loot="b9").lay("W3", "").lay("", "")
    table.do("take 1", 0)
    held = table["held"][0]
    assert table.refused("exchange B5", 0) == "7.10"
    table.do("exchange E1", 0)
    assert {"event": "discarded", "seat": 0, "card": "E1"} in table.heard_by(SPECTATOR)
    assert table["held"][0] == held
    assert "E1" in table["discard"]
    assert table["round"] == 2  # once, and then the round is over


def test_rule_7_11_duke_ellory_hides_without_the_mark() -> None:
    table = Table(hands=["W1", "W2", "W3"], persons=["", "s3", "s3"])
    assert table["may_hide"] == [True, True, False, False]
    table.lay("W1/W1", "W2/W2")
    assert table["face_down"] == [1, 1, 0, 0]
    assert table.refused("lay W3 W3", 2) == "3.6"
    table.lay("", "")
    assert [event["seat"] for event in table.events("hidden_shown")] == [0, 1]


def test_rule_7_12_velvet_marguerite_counts_as_two_heads() -> None:
    table = shown_down(persons=["s4", "m4", "", ""])
    assert table.events("majority") == [
        {"event": "majority", "seat": 0, "category": "persons", "alcohol": 2}
    ]
