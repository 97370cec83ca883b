"""The live line: what is told on coming, what while one looks, and after a lost connection."""

from __future__ import annotations

import contextlib
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests import loops
from tests.relay import Relay
from websockets.exceptions import ConnectionClosedError, InvalidStatus

NOMINATE = {"seat": 0, "type": "nominate", "company": "red", "bid": 2}


def test_coming_brings_everything(three: Any) -> None:
    id, (ann, ben, _) = three
    ann.act(id, NOMINATE, 0)
    ben.post(f"/api/games/{id}/chat", {"text": "Hello"})
    with ben.live(id, "?after=0") as line:
        sync = line.hear()
    assert sync["type"] == "sync"
    assert (sync["n"], sync["after"], sync["to_act"]) == (1, 0, [1])
    assert sync["table"]["you"] == 1
    assert sync["view"] == ben.get(f"/api/games/{id}/view").json()["view"]
    assert [step["action"] for step in sync["steps"]] == [NOMINATE]
    assert [entry["text"] for entry in sync["chat"]] == ["Hello"]


def test_everybody_hears_of_every_action(three: Any, house: Any) -> None:
    id, (ann, ben, cy) = three
    eve = house.player("Eve")
    with ben.live(id) as one, cy.live(id) as two, eve.live(id) as three_:
        lines = (one, two, three_)
        for line in lines:
            assert line.hear()["type"] == "sync"
        answer = ann.act(id, NOMINATE, 0).json()
        for line in lines:
            told = line.hear_of("step")
            assert (told["n"], told["to_act"]) == (1, [1])
            assert told["step"]["action"] == NOMINATE
            assert told["step"]["events"] == answer["events"]
            assert told["view"] == answer["view"]


def told_in_the_end(line: Any) -> Any:
    """Listens to a whole game and returns what is told of the table when it is over."""
    while line.hear_of("step")["to_act"]:
        pass
    return line.hear_of("table")["table"]


def test_the_end_of_a_game_is_told(house: Any, wait: Any) -> None:
    ann = house.player()
    id = ann.create("random", "random", seed=3)["id"]
    with house.player("Eve").live(id) as line:
        hearing = ThreadPoolExecutor(1).submit(told_in_the_end, line)  # or she is cut off
        while wait(lambda: ann.table(id)["to_act"] == [0] or ann.table(id)["status"] == "over"):
            if ann.table(id)["status"] == "over":
                break
            ann.play(id)
        told = hearing.result()
    assert (told["status"], told["to_act"]) == ("over", [])


def test_who_comes_while_an_action_is_written_misses_nothing(
    three: Any, house: Any, monkeypatch: Any
) -> None:
    id, (ann, ben, _) = three
    writer = house.server.store.writer
    write, writing, go_on = writer._write_together, threading.Event(), threading.Event()

    def slowly(batch: Any) -> None:
        writing.set()
        assert go_on.wait(60)
        write(batch)

    monkeypatch.setattr(writer, "_write_together", slowly)
    playing = threading.Thread(target=ann.act, args=(id, NOMINATE, 0))
    playing.start()
    assert writing.wait(60)
    with ben.live(id, "?after=0") as line:
        assert line.hear()["n"] == 0  # what is not on disk has not happened
        go_on.set()
        assert line.hear_of("step")["n"] == 1
    playing.join()


def test_the_beginning_is_told_as_a_whole(house: Any) -> None:
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("open", "open", options={"first": "random"})
    ben.sit(table, 1)
    with ann.live(table["id"]) as line:
        first = line.hear()
        assert (first["view"], first["n"], first["to_act"]) == (None, 0, [])
        cy.sit(table, 2)
        begun = line.hear_of("sync")
    assert begun["table"]["status"] == "playing"
    assert begun["n"] == 1
    assert begun["view"]["phase"] == "auction"
    assert begun["steps"][0]["action"]["type"] == "first_player"


def test_taking_a_seat_is_told_to_each_as_is_right(house: Any) -> None:
    ann, ben, eve = (house.player(name) for name in ("Ann", "Ben", "Eve"))
    table = ann.create("open", "open")
    with ann.live(table["id"]) as creators, eve.live(table["id"]) as strangers:
        creators.hear()
        strangers.hear()
        ben.sit(table, 1)
        theirs = strangers.hear_of("table")["table"]
        while theirs["seats"][1]["kind"] == "open":
            theirs = strangers.hear_of("table")["table"]
        ours = creators.hear_of("table")["table"]
        while ours["seats"][1]["kind"] == "open":
            ours = creators.hear_of("table")["table"]
    assert "link" in ours["seats"][2]
    assert "link" not in theirs["seats"][2]
    assert (ours["you"], theirs["you"]) == (0, None)


def test_presence_is_told(three: Any) -> None:
    id, (ann, ben, _) = three
    with ann.live(id) as line:
        assert line.hear()["table"]["seats"][1]["online"] is False
        with ben.live(id):
            table = line.hear_of("table")["table"]
            while not table["seats"][1]["online"]:
                table = line.hear_of("table")["table"]
        assert line.hear_of("table")["table"]["seats"][1]["online"] is False


def test_a_lost_line_misses_nothing(three: Any) -> None:
    id, (ann, ben, _) = three
    with ben.live(id) as line:
        seen = line.hear()
    ann.act(id, NOMINATE, 0)
    ben.act(id, {"seat": 1, "type": "bid", "amount": 3}, 1)
    with ben.live(id, f"?after={seen['n']}&version={seen['version']}") as line:
        sync = line.hear()
    assert [step["n"] for step in sync["steps"]] == [1, 2]
    with ben.live(id, f"?after=1&version={sync['version']}") as line:
        assert [step["n"] for step in line.hear()["steps"]] == [2]
    with ben.live(id, "?after=999") as line:
        assert line.hear()["steps"] == []


def test_what_was_taken_back_on_a_lost_line_is_told_anew(three: Any) -> None:
    id, (ann, ben, _) = three
    ann.act(id, NOMINATE, 0)
    with ben.live(id, "?after=0") as line:
        seen = line.hear()
    ann.post(f"/api/games/{id}/undo", {"expected": 1, "key": "u"})
    ann.act(id, {**NOMINATE, "bid": 5}, 0)
    with ben.live(id, f"?after={seen['n']}&version={seen['version']}") as line:
        sync = line.hear()
    assert (sync["n"], sync["after"]) == (1, 0)
    assert sync["steps"][0]["action"]["bid"] == 5


def test_who_may_not_look_is_told_why(house: Any) -> None:
    ann = house.player()
    id = ann.create("open", "open")["id"]
    for path, query, status in (
        ("nonesuch23", "", 404),
        (id, "?after=-1", 422),
        (id, "?after=x", 422),
        (id, "?version=1e9", 422),
        (id, "?after=99999999999999999999", 422),
    ):
        with pytest.raises(InvalidStatus) as refused, ann.live(path, query):
            pass
        assert refused.value.response.status_code == status
        assert b'"code"' in refused.value.response.body


def code_at_the_end(line: Any) -> int:
    """Listens until the connection is cut and returns why."""
    with pytest.raises(ConnectionClosedError) as closed:
        line.hear_of("the end")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_who_talks_much_is_cut_off(house: Any) -> None:
    ann = house.player()
    id = ann.create("open", "open")["id"]
    with ann.live(id) as line:
        with contextlib.suppress(ConnectionClosedError):  # perhaps before all is said
            for _ in range(40):
                line.connection.send("hello?")
        assert code_at_the_end(line) == 1008
    with ann.live(id) as line:
        line.connection.send("x" * 10_000)
        assert code_at_the_end(line) == 1009


def test_binary_and_nonsense_do_no_harm(house: Any) -> None:
    ann = house.player()
    id = ann.create("open", "open")["id"]
    with ann.live(id) as line:
        line.hear()
        line.connection.send(b"\x00\xff")
        line.connection.send('{"type": "step", "n": 7}')
        ann.post(f"/api/games/{id}/chat", {"text": "still here"})
        assert line.hear_of("chat")["line"]["text"] == "still here"


def test_who_reads_too_slowly_is_cut_off() -> None:
    """The queue of a viewer is bounded, and the last thing said is to go and come again."""
    from goldenspike.server import live

    class Socket:
        closed: tuple[int, str] | None = None

        async def send(self, _: Any) -> None:
            raise AssertionError("nothing may be sent to who is cut off")

        async def close(self, code: int, reason: str) -> None:
            self.closed = (code, reason)

    async def fill() -> Socket:
        socket = Socket()
        viewer = live.Viewer(socket, None)  # type: ignore[arg-type]
        for _ in range(10 * live.MOST_WAITING):
            viewer.send("news")
        assert viewer.queue.qsize() <= live.MOST_WAITING + 1
        await viewer.pump()
        return socket

    assert loops.run(fill()).closed == (1013, "too slow: come back with after=n")


BEAT_SAID = '{"type": "beat"}'


@pytest.fixture
def quick_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    from goldenspike.server import live
    from goldenspike.server.lines import Lines

    made = Lines.__init__

    def make(self: Any, *args: Any, **more: Any) -> None:
        made(self, *args, **more)
        self.close_timeout = 0.2

    monkeypatch.setattr(live, "BEAT", 0.2)
    monkeypatch.setattr(Lines, "__init__", make)


def test_a_silent_line_is_noticed_within_15_seconds() -> None:
    from goldenspike.server import live

    assert live.BEAT * (live.UNANSWERED + 1) < 15
    # And whoever answers every beat and asks once a second is far from talking too much.
    assert 10 / live.BEAT + 10 < live.MOST_HEARD / 2


def test_who_says_nothing_hears_the_beat_and_stays(three: Any, quick_beats: None) -> None:
    id, (ann, ben, _) = three
    with ben.live(id) as line:
        for _ in range(8):
            line.hear_of("beat")
        ann.act(id, NOMINATE, 0)
        assert line.hear_of("step")["n"] == 1
        assert ann.table(id)["seats"][1]["online"]


def test_who_asks_is_answered_at_once(three: Any) -> None:
    id, (_, ben, _) = three
    with ben.live(id) as line:
        line.hear_of("sync")
        asked = time.monotonic()
        for _ in range(3):
            line.connection.send('{"type": "ask"}')
            line.hear_of("beat")
        assert time.monotonic() - asked < 2 * live_beat()


def live_beat() -> float:
    from goldenspike.server import live

    return live.BEAT


def test_who_answers_the_beat_stays(three: Any, quick_beats: None) -> None:
    id, (ann, ben, _) = three
    with ben.live(id) as line:
        for _ in range(8):
            line.hear_of("beat")
            line.connection.send(BEAT_SAID)
        assert ann.table(id)["seats"][1]["online"]


@pytest.mark.parametrize("ways", [("up",), ("down",), ("up", "down")])
def test_who_falls_silent_is_away_and_may_come_back(
    three: Any, house: Any, quick_beats: None, wait: Any, ways: tuple[str, ...]
) -> None:
    id, (ann, ben, _) = three
    relay = Relay(house.port)
    ben.base = f"http://127.0.0.1:{relay.port}"
    try:
        with ann.live(id) as others, ben.live(id) as line:
            line.connection.close_timeout = 0.5  # nobody will answer
            line.connection.send(BEAT_SAID)
            line.hear_of("beat")
            assert ann.table(id)["seats"][1]["online"]
            relay.fall_silent(*ways)
            while others.hear_of("table")["table"]["seats"][1]["online"]:
                pass
            if "down" not in ways:
                line.hear_of("unheard")
                assert code_at_the_end(line) == 1013
            ann.act(id, NOMINATE, 0)
            relay.heal()
            with ben.live(id, "?after=0") as again:
                assert again.hear()["n"] == 1
                assert ann.table(id)["seats"][1]["online"]
            relay.close()
    finally:
        relay.close()
        ben.base = house.base


def test_a_line_on_which_nothing_moves_is_let_go(
    three: Any, house: Any, quick_beats: None, wait: Any
) -> None:
    """Even where so much waits to be read that nothing more can be said."""
    from goldenspike.server.lines import Lines

    id, (ann, ben, _) = three
    relay = Relay(house.port)
    ben.base = f"http://127.0.0.1:{relay.port}"
    connections = house.uvicorn.server_state.connections
    try:
        with ben.live(id) as line:
            line.connection.close_timeout = 0.5  # nobody will answer
            line.connection.send(BEAT_SAID)
            line.hear_of("beat")
            ours = [each for each in connections if isinstance(each, Lines)]
            (viewer,) = house.server.tables.known[id].listeners
            relay.stop_reading()

            async def fill() -> None:
                for _ in range(100):
                    viewer.send("x" * 200_000)

            house.call(fill)
            wait(lambda: not ann.table(id)["seats"][1]["online"])
            wait(lambda: not any(each in connections for each in ours))
            relay.close()
    finally:
        relay.close()
        ben.base = house.base
