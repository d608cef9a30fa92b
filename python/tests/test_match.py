"""One match as an object."""

import json
import xml.etree.ElementTree

import howlcrown
import pytest
from howlcrown import Match

GAMES = howlcrown.games()


def played(game, actions=30, players=3, seed=7):
    match = Match(game, players, seed)
    for number in range(actions):
        match.play(match.bot("light", seed=number)[0])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_by_legal_actions(game):
    match = Match(game, 2, seed=1)
    while not match.is_over:
        legal = match.legal()
        assert len(legal) == len(match.legal_numbers()) == len(set(legal))
        match.play(match.bot("light", seed=match.version)[0])
    assert sorted(match.outcome["placing"])[0] == 1
    assert match.legal(0) == []
    match.verify()


@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_notation_belong_together(game):
    match = played(game)
    for number, notation in zip(match.legal_numbers(), match.legal()):
        assert match.number(notation) == number and match.notation(number) == notation
    assert match.copy().play(match.legal_numbers()[0])[0]["seat"] == match.to_play[0]
    with pytest.raises(howlcrown.Error, match="not legal"):
        match.notation(match.spec.actions + 1)
    with pytest.raises(howlcrown.Error, match="not a legal action"):
        match.number("dance")


def test_a_refusal_says_which_rule_in_every_language():
    match = Match("kingdoms", 2, seed=1)
    hand = match.view(0)["players"][match.to_play[0]]
    other = next(it for it in ("tiger5", "owl2", "bee1", "wolf8", "frog3") if it not in json.dumps(hand))
    action = f"play {other} woods"
    texts = {match.why(action, language=it) for it in ("en", "de", "fr", "ru", "uk")}
    assert len(texts) == 5 and match.why(match.legal()[0]) is None
    with pytest.raises(howlcrown.Refused) as refused:
        match.play(action)
    assert refused.value.reason["reason"] == "not_in_hand"
    with pytest.raises(howlcrown.Refused):
        match.preview(action)
    with pytest.raises(howlcrown.Error, match="is not"):
        match.play("castle")
    with pytest.raises(howlcrown.Error, match="no seat 5"):
        match.legal(5)


def test_bad_input_is_named(tmp_path):
    match = Match("wolves", 3, seed=2)
    (tmp_path / "match.json").write_text("{}")
    for wrong, words in [
        (lambda: match.view(9), "no seat 9"),
        (lambda: match.view(-1), "needed, not -1"),
        (lambda: match.at(99), "no version 99"),
        (lambda: match.at(-1), "needed, not -1"),
        (lambda: match.hint(iterations=-1), "needed, not -1"),
        (lambda: match.bot("light", seed=2**70), "in its range is needed"),
        (lambda: match.why("end", language="xx"), "there are en, de, fr, ru, uk"),
        (lambda: match.spec.label(-1), "needed, not -1"),
        (lambda: Match("chess"), "there are wolves, kingdoms"),
        (lambda: Match("wolves", 9), "allowed is 2–5"),
        (lambda: Match("wolves", "2"), "needed, not '2'"),
        (lambda: Match("wolves", options={"x": 1}), "unknown option x"),
        (lambda: Match.load(tmp_path / "match.json"), "not a saved match"),
    ]:
        with pytest.raises(howlcrown.Error, match=words):
            wrong()
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        match.play(0.5)


def test_seats_are_whole_numbers_and_errors_are_named_by_the_package():
    match = Match("wolves", 3, seed=2)
    assert match.to_play == [2] and "seats [2] to play" in repr(match)
    assert [str(it) for it in (howlcrown.Error, howlcrown.Unsound)] == ["<class 'howlcrown.Error'>", "<class 'howlcrown.Unsound'>"]


def test_an_action_can_be_taken_back_while_nothing_was_revealed():
    match = Match("wolves", 3, seed=2)
    while not any(it.startswith("move") for it in match.legal()):
        match.play(match.legal()[0])
    before, view = match.version, match.view()
    match.play(next(it for it in match.legal() if it.startswith("move")))
    match.undo()
    assert match.version == before + 2 and match.view() == view
    with pytest.raises(howlcrown.Refused):
        Match("kingdoms", 2, seed=1).undo()


def test_a_preview_tells_what_then_happens():
    match = Match("wolves", 3, seed=2)
    foreseen = match.preview(match.legal()[0])
    assert foreseen["complete"] and match.play(match.legal()[0])[0]["events"] == foreseen["events"]


def test_a_seat_does_not_see_what_others_hold():
    match = played("kingdoms")
    hands = [it["hand"] for it in match.view(0)["players"]]
    assert "known" in hands[0] and all("known" not in it for it in hands[1:])
    assert all("known" in it["hand"] for it in match.view()["players"])


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_saved_and_loaded(game, tmp_path):
    match = played(game)
    match.names = ["Ada", "Bo", "Cy"]
    match.save(tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    assert again.log() == match.log() and again.names == match.names
    again.verify()
    assert again.at(10).version == 10 and again.version == 30
    assert again.words(29)


def test_a_forged_match_is_refused(tmp_path):
    played("kingdoms").save(tmp_path / "match.json")
    saved = json.loads((tmp_path / "match.json").read_text())
    saved["replay"]["seed"] = "0" * 64
    (tmp_path / "match.json").write_text(json.dumps(saved))
    with pytest.raises(howlcrown.Unsound, match="forged"):
        Match.load(tmp_path / "match.json")


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_a_plan_that_can_be_played(game):
    match = played(game, 12)
    for bot in howlcrown.bots():
        plan = match.bot(bot, seed=1, iterations=30)
        assert plan == match.bot(bot, seed=1, iterations=30)
        copy, seat = match.copy(), match.to_play[0]
        copy.play(plan[0], seat=seat)
    with pytest.raises(howlcrown.Error, match="no bot is called"):
        match.bot("nobody")


@pytest.mark.parametrize("game", GAMES)
def test_hints_and_reviews_come_with_chances_and_reasons(game):
    match = played(game, 12)
    hint = match.hint(iterations=200)
    assert hint[0]["notation"][0] in match.legal()
    assert sum(hint[0]["win"]) == pytest.approx(1, abs=0.01)
    turns = match.review(iterations=50)
    assert sum(len(it["actions"]) for it in turns) == 12
    assert all(it["verdict"] in ("best", "good", "inaccurate", "mistake", "blunder") for it in turns)


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_drawn_as_text_and_as_pictures(game):
    for match in (Match(game, 2, seed=1), played(game, 60), played(game, 100, players=5)):
        assert len(match.text().splitlines()) > 5
        tree = xml.etree.ElementTree.fromstring(match._repr_svg_())
        assert len(tree) > 20
        xml.etree.ElementTree.fromstring(match.svg(seat=0))


def test_solo_games_and_options_are_there():
    match = Match("kingdoms", 1, seed=3, options={"level": "hard"})
    assert match.log()["options"]["level"] == "hard"
    xml.etree.ElementTree.fromstring(match.svg())
    with pytest.raises(howlcrown.Error, match="is not possible"):
        Match("kingdoms", 2, options={"level": "hard"})
    with pytest.raises(howlcrown.Error, match="a seed is"):
        Match("kingdoms", 2, seed="x")
    assert Match("wolves", 2).log()["seed"] != Match("wolves", 2).log()["seed"]


def test_sheets_add_up_and_facts_are_there():
    match = played("wolves", 60)
    assert [it["total"] for it in match.sheets()] == [it["score"] for it in match.view()["seats"]]
    assert match.facts()["players"] == 3
    assert "wolves" in repr(match)
