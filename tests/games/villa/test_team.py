"""Chapters 6 and 7 of the rulebook: proposals, votes, advice, and the next arrest."""

import pytest
from villa.table import Table, decide

# Chapter 6


def test_rule_6_1_everybody_may_propose_and_agrees_with_it() -> None:
    table = Table(4)
    assert table.acting == [0, 1, 2, 3]
    table.do("propose_arrest 0 2", 3)
    assert table.event("proposed_arrest") == {
        "event": "proposed_arrest", "seat": 3, "proposal": 0, "place": 0, "leader": 2,
    }  # fmt: skip
    assert table.view["agreed"][0] == [3]
    assert table.refused("agree 0", 3) == "6.4"


def test_rule_6_2_who_follows_advises_and_does_not_propose() -> None:
    table = Table(3).do("follow", 1)
    assert table.view["follows"] == [1]
    assert table.refused("propose_arrest 0 0", 1) == "6.2"
    table.do("propose_arrest 0 0", 0)
    assert table.refused("agree 0", 1) is None
    table.do("agree 0", 2)  # both that decide have agreed
    assert table.view["standing"][0] == "advice"
    assert table.turn == 1
    table.do("agree 0", 1)
    assert table.phase == "turn"


def test_rule_6_2_where_all_follow_all_decide() -> None:
    table = Table(2).do("follow", 0).do("follow", 1)
    table.do("propose_arrest 0 0", 0)
    assert table.turn == 1
    assert table.do("agree 0", 1).phase == "turn"


def test_rule_6_2_one_person_decides_alone_after_hearing_the_others() -> None:
    table = Table(4)
    for seat in (1, 2, 3):
        table.do("follow", seat)
    table.do("propose_arrest 0 1", 0)
    for seat in (1, 2, 3):
        assert table.phase == "choose"
        table.do("agree 0", seat)
    assert table.phase == "turn"


@pytest.mark.parametrize(
    ("agreement", "seats", "votes"),
    [("anyone", 4, 0), ("majority", 2, 1), ("majority", 3, 1), ("majority", 4, 2), ("all", 4, 3)],
)
def test_rule_6_3_what_carries_a_proposal(agreement: str, seats: int, votes: int) -> None:
    table = Table(seats, agreement=agreement).do("propose_arrest 0 0", 0)
    for seat in range(1, votes + 1):
        assert table.phase == "choose"
        table.do("agree 0", seat)
    assert table.phase == "turn"


def test_rule_6_3_what_cannot_be_carried_is_turned_down() -> None:
    table = Table(3).do("propose_arrest 0 0", 0).do("object 0 none", 1)
    assert table.view["standing"][0] == "open"
    table.do("object 0 too_risky", 2)
    assert table.view["standing"][0] == "dead"
    assert table.refused("agree 0", 1) == "6.3"
    assert not any(text.startswith(("agree", "object")) for text in table.legal(1))


def test_rule_6_4_who_is_asked() -> None:
    table = Table(3)
    assert table.turn == 0
    assert table.do("propose_arrest 0 2", 0).turn == 1
    assert table.do("object 0 none", 1).turn == 2
    assert table.refused("object 0 none", 1) == "6.4"
    assert table.refused("agree 0", 1) == "6.4"


def test_rule_6_4_after_an_arrest_the_next_seat_is_asked_and_for_a_reward_the_leader() -> None:
    table = Table(open_cards=["B", "B B", "H"]).arresting("berti", leader=1, position=1)
    assert table.do("play B").turn == 1
    decide(table, "propose_reward B 1")
    assert table.phase == "choose"
    assert table.turn == 2


def test_rule_6_4_after_a_refusal_the_same_seat_is_asked_again_or_another_speaks() -> None:
    table = Table(2).do("propose_arrest 0 0", 0).do("object 0 none", 1)
    assert table.turn == 0
    table.do("propose_arrest 2 1", 1)
    assert table.turn == 0


def test_rule_6_5_a_warning_and_insisting() -> None:
    table = Table(3).do("follow", 1).do("follow", 2)
    table.do("propose_arrest 0 1", 0)
    assert table.turn == 1
    table.do("object 0 other_leader", 1).do("agree 0", 2)
    assert table.phase == "choose"
    assert table.view["standing"][0] == "warned"
    assert table.view["reasons"][0] == {"1": "other_leader"}
    assert table.turn == 0
    other = table.copy()
    other.do("propose_arrest 0 2", 0)
    assert other.view["proposals"] == 2
    assert table.refused("object 0 none", 0) == "6.4"
    assert table.refused("agree 0", 2) == "6.4"  # who follows cannot insist
    table.do("agree 0", 0)
    assert table.phase == "turn"
    assert table.words[0] == "insisted"


def test_rule_6_6_three_proposals_each() -> None:
    table = Table(2)
    for number, action in enumerate(("0 0", "0 1", "2 0")):
        table.do(f"propose_arrest {action}", 0).do(f"object {number} none", 1)
    assert table.refused("propose_arrest 2 1", 0) == "6.6"
    assert table.turn == 1


def test_rule_6_6_in_the_end_the_most_assent_counts_and_the_first_among_equals() -> None:
    table = Table(2)
    for number, action in enumerate(("6 1", "0 1", "2 0")):
        table.do(f"propose_arrest {action}", 0).do(f"object {number} none", 1)
    for number, action in enumerate(("8 0", "8 1", "6 0")):
        table.do(f"propose_arrest {action}", 1).do(f"object {number + 3} none", 0)
    assert table.phase == "turn"
    assert table.event("unmasked")["place"] == 6
    assert table.event("unmasked")["seat"] == 1


def test_rule_6_6_more_assent_goes_before() -> None:
    table = Table(4, agreement="all")
    for number, action in enumerate(("6 1", "0 1", "2 0")):
        table.do(f"propose_arrest {action}", 0)
        if number == 1:
            table.do("agree 1", 3)
        table.do(f"object {number} none", 1)
    for seat in (1, 2, 3):
        for place in (0, 2, 6):
            number = table.view["proposals"]
            table.do(f"propose_arrest {place} {seat - 1 if place else 3}", seat)
            if table.phase == "choose":
                table.do(f"object {number} none", 0)
    assert table.phase == "turn"
    assert (table.event("unmasked")["place"], table.event("unmasked")["seat"]) == (0, 1)


def test_rule_6_7_not_twice_the_same() -> None:
    table = Table(3).do("propose_arrest 0 0", 0)
    assert table.refused("propose_arrest 0 0", 1) == "6.7"
    table.do("object 0 none", 1).do("object 0 none", 2)
    assert table.refused("propose_arrest 0 0", 1) is None


def test_rule_6_8_only_what_was_proposed() -> None:
    table = Table(3)
    assert table.refused("agree 0") == "6.8"
    table.do("propose_arrest 0 0")
    assert table.refused("agree 1", 1) == "6.8"


def test_rule_6_9_follow_and_decide_once_in_a_decision() -> None:
    table = Table(2)
    assert table.refused("decide", 1) == "6.9"
    table.do("follow", 1)
    assert table.refused("decide", 1) == "6.9"
    decide(table, "propose_arrest 0 0")
    while table.phase == "turn":
        table.do(table.legal()[0])
    assert table.refused("decide", 1) is None
    table.do("decide", 1)
    assert table.view["follows"] == []


# Chapter 7


def test_rule_7_1_the_target_is_somebody_who_is_left() -> None:
    table = Table().left(0, 1)
    assert table.refused("propose_arrest 5 0") == "7.1"
    assert [t for t in table.legal() if "arrest" in t] == [
        f"propose_arrest {place} {leader}" for place in (0, 1) for leader in range(3)
    ]


def test_rule_7_2_the_leader_has_an_open_card_and_may_be_the_same_again() -> None:
    table = Table(open_cards=["H", "", "C"], piles=[9, 9, 9])
    table.state["leader"] = 2
    assert table.refused("propose_arrest 0 1") == "7.2"
    assert table.refused("propose_arrest 0 2") is None
    assert table.refused("propose_arrest 0 3") == "9.3"


def test_rule_7_3_target_and_leader_together_between_arrests() -> None:
    table = Table(open_cards=["B", "B"]).arresting("berti", position=1).do("play B")
    assert table.phase == "reward"
    assert table.refused("propose_arrest 2 0") == "7.3"


def test_rule_7_4_then_the_front_is_seen() -> None:
    table = Table(2).guards("renda", "bonfante", "salvi")
    table.do("propose_arrest 0 1").unmasks("agree 0", "bonfante")
    assert table.event("unmasked") == {
        "event": "unmasked", "seat": 1, "place": 0, "front": "carla_bonfante",
    }  # fmt: skip
    assert [question.choices for question in table.asked] == [2]
    assert table.view["front"] == {"name": "carla_bonfante", "needs": "HC", "reward": "C"}
    assert [g["name"] for g in table.view["fits"][1]] == ["nico_renda"]
    assert table.turn == 1


def test_rule_7_5_no_breaking_off() -> None:
    table = Table(open_cards=["H", "C"]).arresting("salvi")
    for text in ("propose_arrest 2 0", "agree 0", "object 0 none", "follow"):
        assert table.refused(text) == "7.5"
    assert table.acting == [0]


def test_rule_7_6_cards_are_laid_in_an_arrest_only() -> None:
    table = Table(open_cards=["H H", "C"])
    for text in ("play H", "pair H H", "pass H"):
        assert table.refused(text) == "7.6"
