"""A hostile player with curl: forged cookies, other sites, floods, monsters, scripts."""

from __future__ import annotations

import json
import re
import socket
import stat
import string
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

WISH = {"game": "steel-driver", "board": "usa", "seats": [{"kind": "open"}] * 3}
SIGNS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
"""Those of base64 for addresses, in order."""
NOMINATE = {"seat": 0, "type": "nominate", "company": "red", "bid": 2}


@pytest.fixture(scope="module")
def table(house: Any) -> Any:
    """A table of Ann, Ben and Cy that nobody has played at."""
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    made = ann.create("open", "open")
    ben.sit(made, 1)
    cy.sit(made, 2)
    return made["id"], ann, ben


def is_problem(answer: httpx.Response) -> bool:
    body = answer.json()
    return (
        answer.headers["content-type"] == "application/problem+json"
        and body["status"] == answer.status_code
        and bool(body["code"])
        and bool(body["detail"])
        and "Traceback" not in answer.text
    )


class TestCookies:
    def test_flags(self, house: Any) -> None:
        cookie = house.player().get("/api/me").headers["set-cookie"]
        assert cookie.startswith("gs_player=")
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie  # plain http, and nobody says otherwise

    def test_the_page_sets_it_and_files_do_not(self, house: Any) -> None:
        assert "set-cookie" in house.player().get("/").headers
        assert house.player().get("/").headers["cache-control"] in ("private, no-cache", "no-store")
        for public in (
            "/favicon.svg",
            "/api/health",
            "/api/catalog",
            "/api/openapi.json",
            "/api/boards/steel-driver/usa",
            "/api/boards/steel-driver/usa/map.svg",
        ):
            assert "set-cookie" not in house.player().get(public).headers, public

    def test_https_is_kept_to_where_it_is_spoken(self, new_house: Any) -> None:
        house = new_house(behind_proxy="127.0.0.1", hsts=True)
        name, https = "strict-transport-security", {"X-Forwarded-Proto": "https"}
        assert "max-age=31536000" in house.player().get("/", headers=https).headers[name]
        assert name in house.player().get("/api/me", headers=https).headers
        assert name not in house.player().get("/").headers

    def test_a_forwarded_scheme_is_believed_from_nobody(self, house: Any) -> None:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "1.2.3.4"}
        assert "Secure" not in house.player().get("/api/me", headers=headers).headers["set-cookie"]

    def test_behind_a_proxy_of_ours_it_is_secure(self, new_house: Any) -> None:
        house = new_house(behind_proxy="127.0.0.1")
        https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
        cookie = house.player().get("/api/me", headers=https).headers["set-cookie"]
        assert cookie.endswith("; Secure")
        plain = {"X-Forwarded-Proto": "http"}
        cookie = house.player().get("/api/me", headers=plain).headers["set-cookie"]
        assert "Secure" not in cookie
        counts = house.server.limits.limiter.storage.counts
        assert any("203.0.113.7" in key for key in counts)
        link = house.player().post("/api/me/link", {}, headers=https).json()["link"]
        came = house.player().post(link, headers=https)
        assert came.headers["set-cookie"].endswith("; Secure")

    def test_it_is_set_once(self, house: Any) -> None:
        ann = house.player()
        assert "set-cookie" in ann.get("/api/me").headers
        assert "set-cookie" not in ann.get("/api/me").headers

    @pytest.mark.parametrize(
        "forge",
        [
            lambda c: c[:-1] + ("A" if c[-1] != "A" else "B"),
            lambda c: c[:-1] + SIGNS[SIGNS.index(c[-1]) ^ 1],  # a bit that base64 leaves unused
            lambda c: SIGNS[SIGNS.index(c[0]) ^ 1] + c[1:],
            lambda c: c.split(".")[0],
            lambda c: c.split(".")[0] + ".." + c.split(".")[2],
            lambda c: "A" * 22 + c[22:],
            lambda c: c * 100,
            lambda _: "",
            lambda _: "null",
            lambda _: "'; DROP TABLE games; --",
            lambda _: "\u00e9" * 30,
        ],
    )
    def test_forged_ones_are_nobody(self, table: Any, forge: Any) -> None:
        id, ann, _ = table
        value = forge(ann.http.cookies["gs_player"])
        cookie = f"gs_player={value}".encode("latin-1")
        with httpx.Client(base_url=ann.base) as eve:
            answer = eve.get(f"/api/games/{id}", headers={b"Cookie": cookie})
            assert answer.status_code == 200
            assert answer.json()["you"] is None
            answer = eve.post(
                f"/api/games/{id}/actions",
                json={"expected": 0, "key": "k", "action": NOMINATE},
                headers={b"Cookie": cookie},
            )
            assert answer.json()["code"] == "no-seat"

    def test_the_key_is_the_owners_alone(self, house: Any) -> None:
        path = house.settings.data / "secret.key"
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert len(path.read_text().strip()) >= 40


class TestOtherSites:
    @pytest.mark.parametrize(
        "headers",
        [
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": "http://127.0.0.1:1"},
            {"Origin": "http://[bad"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
        ],
    )
    def test_change_nothing(self, table: Any, headers: dict[str, str]) -> None:
        id, ann, _ = table
        for method, path, body in (
            ("POST", f"/api/games/{id}/actions", {"expected": 0, "key": "k", "action": NOMINATE}),
            ("POST", f"/api/games/{id}/undo", {"expected": 0, "key": "k"}),
            ("POST", f"/api/games/{id}/previews", {"actions": [NOMINATE]}),
            ("POST", "/api/games", WISH),
            ("POST", "/api/me/link", {}),
            ("PUT", f"/api/games/{id}/seats/1/substitute", {"level": "random"}),
            ("DELETE", f"/api/games/{id}/seats/1", None),
        ):
            answer = ann.http.request(method, path, json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-site")
        assert ann.table(id)["n"] == 0

    def test_hear_nothing(self, table: Any) -> None:
        id, ann, _ = table
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            with pytest.raises(InvalidStatus) as refused, ann.live(id, **headers):
                pass
            assert refused.value.response.status_code == 403

    def test_forms_are_not_taken(self, table: Any) -> None:
        id, ann, _ = table
        body = json.dumps({"expected": 0, "key": "k", "action": NOMINATE})
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            for path in (f"/api/games/{id}/actions", "/api/games", f"/api/games/{id}/chat"):
                answer = ann.http.post(path, content=body, headers={"Content-Type": kind})
                assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
        assert ann.table(id)["n"] == 0

    def test_our_own_page_may(self, house: Any) -> None:
        ann = house.player()
        headers = {"Origin": house.base, "Sec-Fetch-Site": "same-origin"}
        assert ann.post("/api/games", WISH, headers=headers).status_code == 201
        with ann.live(ann.create("open", "open")["id"], Origin=house.base) as line:
            assert line.hear()["type"] == "sync"

    def test_no_answer_is_theirs_to_read(self, house: Any) -> None:
        answer = house.player().get("/api/catalog", headers={"Origin": "https://evil.example"})
        assert "access-control-allow-origin" not in answer.headers
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        asked = house.player().http.options(
            "/api/games",
            headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"},
        )
        assert asked.status_code == 405


class TestHeaders:
    @pytest.mark.parametrize(
        "path", ["/", "/api/catalog", "/nonesuch", "/api/nonesuch", "/table/abc", "/favicon.svg"]
    )
    def test_every_answer_is_guarded(self, house: Any, path: str) -> None:
        headers = house.player().get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "object-src 'none'" in policy
        assert "base-uri 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers

    def test_the_page_holds_no_script_of_its_own(self, house: Any) -> None:
        page = house.player().get("/", headers={"Accept": "text/html"}).text
        assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
        assert "<style" not in page
        assert " style=" not in page
        assert not re.search(r"\son\w+=", page)


MONSTERS = [
    b"",
    b"{",
    b"nonsense",
    b"null",
    b"[]",
    b'"text"',
    b"1e999",
    b"NaN",
    b'{"expected": 0, "key": "k", "action": {"seat": 0, "type": "pass"}',
    b'\xff\xfe{"expected": 0}',
    b'{"expected": 0, "key": "\xc3\x28", "action": {}}',
    b'{"expected": 0, "key": "\\ud800", "action": {}}',
    b'{"expected": 0, "key": "\\u0000", "action": {}}',
    b'{"expected": 0, "key": "", "action": {}}',
    b'{"expected": 0, "key": "' + b"k" * 65 + b'", "action": {}}',
    b'{"expected": -1, "key": "k", "action": {}}',
    b'{"expected": 0.5, "key": "k", "action": {}}',
    b'{"expected": "0", "key": "k", "action": {}}',
    b'{"expected": true, "key": "k", "action": {}}',
    b'{"expected": ' + b"9" * 5000 + b', "key": "k", "action": {}}',
    b'{"expected": 0, "key": 7, "action": {}}',
    b'{"expected": 0, "key": "k", "action": []}',
    b'{"expected": 0, "key": "k", "action": {}, "more": 1}',
    b'{"expected": 0, "key": "k"}',
    b'{"expected": 0, "key": "k", "action": ' + b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"}",
    b"[" * 30_000,
    b'{"expected": 0, "key": "k", "action": {"seat": ' + b"9" * 400 + b', "type": "pass"}}',
    b'{"expected": 0, "key": "k", "action": {"seat": 0, "type": "nominate", '
    b'"company": "<script>\\u0000", "bid": 1}}',
    b'{"expected": 0, "key": "k", "action": {"seat": 0, "type": "nominate", '
    b'"company": "red", "bid": 1e300}}',
]


class TestMonsters:
    @pytest.mark.parametrize("body", MONSTERS, ids=range(len(MONSTERS)))
    def test_no_body_is_a_fault_of_ours(self, table: Any, body: bytes) -> None:
        id, ann, _ = table
        headers = {"Content-Type": "application/json"}
        for method, path in (
            ("POST", f"/api/games/{id}/actions"),
            ("POST", f"/api/games/{id}/undo"),
            ("POST", f"/api/games/{id}/previews"),
            ("POST", f"/api/games/{id}/chat"),
            ("POST", f"/api/games/{id}/seats/1"),
            ("PUT", f"/api/games/{id}/seats/1/substitute"),
            ("POST", "/api/games"),
            ("POST", "/api/games/import"),
            ("POST", "/api/boards/steel-driver"),
        ):
            answer = ann.http.request(method, path, content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (path, answer.text)
            assert is_problem(answer), (path, answer.text)
        assert ann.table(id)["n"] == 0

    def test_large_bodies_are_not_read(self, table: Any) -> None:
        id, ann, _ = table
        headers = {"Content-Type": "application/json"}
        for path, size in (
            (f"/api/games/{id}/actions", 40_000),
            ("/api/games", 40_000),
            ("/api/games/import", 1_100_000),
            ("/api/boards/steel-driver", 1_100_000),
        ):
            body = b'{"toml": "' + b"x" * size + b'"}'
            told = ann.http.post(path, content=body, headers=headers)
            assert (told.status_code, told.json()["code"]) == (413, "too-large")
            untold = ann.http.post(path, content=iter([body]), headers=headers)
            assert untold.status_code == 413
            assert is_problem(untold)

    @pytest.mark.parametrize("length", ["-1", "x", "1e9", "9" * 40, "٣"])
    def test_lengths_that_are_none(self, house: Any, length: str) -> None:
        answer = raw(
            house,
            f"POST /api/games HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
            f"Content-Length: {length}\r\n\r\n{{}}",
        )
        assert re.match(rb"HTTP/1.1 4\d\d ", answer)

    def test_requests_that_are_none(self, house: Any) -> None:
        for text in ("\x00\x01\x02\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "A" * 200_000):
            assert raw(house, text).startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 431 "))
        assert house.player().get("/api/health").status_code == 200

    @pytest.mark.parametrize("method", ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FOO"])
    def test_methods_that_do_not_fit(self, table: Any, method: str) -> None:
        id, ann, _ = table
        answer = ann.http.request(method, f"/api/games/{id}/actions")
        assert answer.status_code in (400, 405)
        if answer.status_code == 405:
            assert is_problem(answer)

    @pytest.mark.parametrize(
        "path",
        [
            "/api",
            "/api/",
            "/api/games/",
            "/api/games//actions",
            "/api/games/%2e%2e/view",
            "/api/games/%00/view",
            "/api/games/%ff/view",
            "/api/games/" + "a" * 5000,
            "/api/boards/steel-driver/..%2f..%2fsecret.key",
            "/api/boards/steel-driver/%2fetc%2fpasswd",
            "/api/boards/steel-driver/usa.toml",
            "/api/boards/steel-driver/usa/map.png",
            "/api/boards/../usa",
            "/back/",
            "/back/" + "x" * 43,
            "/static/../run.py",
            "/..%2frun.py",
            "/%2e%2e/%2e%2e/secret.key",
            "//etc/passwd",
            "/assets/../../app.py",
        ],
    )
    def test_paths_that_lead_nowhere(self, house: Any, path: str) -> None:
        answer = raw(house, f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert answer.startswith((b"HTTP/1.1 404 ", b"HTTP/1.1 405 ", b"HTTP/1.1 307 "))
        assert b"import" not in answer
        assert b"root:" not in answer


def raw(house: Any, text: str) -> bytes:
    """Sends bytes and returns what comes back until the server hangs up."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as connection:
        connection.sendall(text.encode())
        answer = b""
        try:
            while len(answer) < 100_000:
                some = connection.recv(65536)
                if not some:
                    break
                answer += some
        except ConnectionError:
            pass  # what was not read of the request is answered by a reset
        return answer


class TestTexts:
    SCRIPT = "<script>alert()</script>"

    def test_a_script_in_a_name_stays_text(self, house: Any) -> None:
        ann = house.player(self.SCRIPT)
        table = ann.create("open", "open", public=True)
        assert table["seats"][0]["name"] == self.SCRIPT
        for path in (f"/api/games/{table['id']}", "/api/games", "/api/me"):
            answer = ann.get(path)
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"

    def test_control_characters_are_taken_out(self, house: Any) -> None:
        ann = house.player("A\x00n\x1b[31mn\u202e\u200b \t B")
        table = ann.create("open", "open")
        assert table["seats"][0]["name"] == "An[31mn B"

    @pytest.mark.parametrize(
        "name", ["", " ", "\u200b", "\u200d\u200d", "\u3164", "\x00", "\u2800 \u00ad"]
    )
    def test_a_name_can_be_seen(self, house: Any, name: str) -> None:
        wish = {**WISH, "seats": [{"kind": "me", "name": name}, *WISH["seats"][1:]]}
        answer = house.player().post("/api/games", wish)
        assert (answer.status_code, answer.json()["code"]) == (422, "no-name")

    def test_names_of_all_scripts_stay_as_they_are(self, house: Any) -> None:
        for name in ("Zoë", "Łucja", "李雷", "محمد", "👩\u200d🚂", "O'Neill & Söhne"):
            table = house.player(name).create("open", "open")
            assert table["seats"][0]["name"] == name

    def test_a_personal_link_page_escapes_the_name(self, house: Any) -> None:
        eve, ann = house.player("<b>&\"'"), house.player("Ann")
        eve.create("open", "open")
        ann.create("open", "open")
        link = eve.post("/api/me/link", {}).json()["link"]
        page = ann.get(link)
        assert page.status_code == 200
        assert "<b>&lt;b&gt;&amp;&quot;&#x27;</b>" in page.text
        assert "<script" not in page.text
        assert "style=" not in page.text


class TestPersonalLink:
    def test_brings_the_player_to_another_browser(self, house: Any) -> None:
        ann, phone = house.player(), house.player()
        table = ann.create("open", "open")
        link = ann.post("/api/me/link", {}).json()["link"]
        came = phone.post(link)
        assert (came.status_code, came.headers["location"]) == (303, "/")
        assert phone.get("/api/me").json() == ann.get("/api/me").json()
        assert phone.table(table["id"])["you"] == 0

    def test_whoever_only_looks_at_it_stays_who_it_was(self, house: Any) -> None:
        ann, preview = house.player("Ann"), house.player()
        ann.create("open", "open")
        link = ann.post("/api/me/link", {}).json()["link"]
        for method in ("GET", "HEAD"):
            looked = preview.http.request(method, link)
            assert f"gs_player={ann.http.cookies['gs_player']}" not in str(looked.headers)
        assert "<b>Ann</b>" in preview.get(link).text
        assert 'method="post"' in preview.get(link).text
        mine = preview.get("/api/me").json()["player"]
        assert mine != ann.get("/api/me").json()["player"]

    def test_a_browser_vouches_for_a_form_without_an_origin(self, house: Any) -> None:
        ann, phone = house.player(), house.player()
        link = ann.post("/api/me/link", {}).json()["link"]
        assert phone.http.post(link, headers={"Origin": "null"}).status_code == 403
        cross = {"Origin": "null", "Sec-Fetch-Site": "cross-site"}
        assert phone.http.post(link, headers=cross).status_code == 403
        own = {"Origin": "null", "Sec-Fetch-Site": "same-origin"}
        assert phone.http.post(link, headers=own).status_code == 303

    def test_it_is_used_up_by_a_click(self, house: Any) -> None:
        ann, phone, thief = house.player(), house.player(), house.player()
        link = ann.post("/api/me/link", {}).json()["link"]
        assert phone.post(link).status_code == 303
        assert thief.post(link).json()["code"] == "no-such-link"
        assert thief.get(link).json()["code"] == "no-such-link"

    def test_an_old_one_does_not_work(self, house: Any) -> None:
        ann, phone = house.player(), house.player()
        old = ann.post("/api/me/link", {}).json()["link"]
        ann.post("/api/me/link", {})
        assert phone.get(old).json()["code"] == "no-such-link"

    def test_anothers_cannot_take_seats_away_unasked(self, house: Any) -> None:
        ann, eve = house.player("Ann"), house.player("Eve")
        table = ann.create("open", "open")
        link = eve.post("/api/me/link", {}).json()["link"]
        assert ann.get(link).status_code == 200
        assert ann.table(table["id"])["you"] == 0
        foreign = ann.http.post(link, headers={"Sec-Fetch-Site": "cross-site"})
        assert foreign.status_code == 403
        assert ann.table(table["id"])["you"] == 0
        form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": house.base}
        asked = ann.http.post(link, content=b"", headers=form)
        assert (asked.status_code, asked.json()["code"]) == (409, "which-to-keep")
        assert ann.http.post(link, content=b"keep=own", headers=form).status_code == 303
        assert ann.table(table["id"])["you"] == 0
        assert ann.http.post(link, content=b"keep=link", headers=form).status_code == 200
        assert ann.table(table["id"])["you"] is None

    def test_the_token_is_not_in_the_database(self, house: Any) -> None:
        ann = house.player()
        token = ann.post("/api/me/link", {}).json()["link"].rpartition("/")[2]
        player = ann.get("/api/me").json()["player"]
        row = house.call(lambda: house.server.store.player("id", player))
        assert token not in str(dict(row))


class TestSecrets:
    def test_a_drawn_seed_is_nowhere_before_the_end(self, house: Any) -> None:
        ann = house.player()
        table = ann.create("open", "open", options={"first": "random"})
        house.player("Ben").sit(table, 1)
        house.player("Cy").sit(table, 2)
        id = table["id"]
        sheet = house.server.tables.known[id].sheet
        secrets = (str(sheet.seed), sheet.nonce)
        with ann.live(id, "?after=0") as line:
            told = json.dumps(line.hear())
        for path in ("", "/view", "/view?at=0", "/legal", "/history", "/log", "/hint"):
            told += ann.get(f"/api/games/{id}{path}").text
        for secret in secrets:
            assert secret not in told

    def test_keys_of_seats_are_told_to_the_creator_only(self, house: Any) -> None:
        ann, eve = house.player(), house.player("Eve")
        table = ann.create("open", "open", public=True)
        sheet = house.server.tables.known[table["id"]].sheet
        with eve.live(table["id"]) as line:
            told = json.dumps(line.hear())
        told += eve.get(f"/api/games/{table['id']}").text + eve.get("/api/games").text
        for seat in sheet.seats:
            assert seat.key not in told
        assert sheet.creator not in told


class TestFloods:
    """With the limits that hold in play."""

    def flood(self, ask: Any, times: int = 80) -> httpx.Response:
        """Returns the first answer that is too much."""
        for _ in range(times):
            answer: httpx.Response = ask()
            if answer.status_code == 429:
                assert is_problem(answer)
                assert answer.json()["code"] == "too-many"
                assert 1 <= int(answer.headers["retry-after"]) <= 3600
                return answer
            assert answer.status_code < 500
        raise AssertionError("nothing was too much")

    def test_chat(self, strict: Any) -> None:
        ann = strict.player()
        id = ann.create("open", "open")["id"]
        said = 0

        def say() -> httpx.Response:
            nonlocal said
            answer = ann.post(f"/api/games/{id}/chat", {"text": f"line {said}"})
            said += answer.status_code == 201
            return answer

        self.flood(say)
        chat = ann.get(f"/api/games/{id}/history").json()["chat"]
        assert [line["text"] for line in chat] == [f"line {n}" for n in range(said)]

    def test_tables_also_with_new_names(self, strict: Any) -> None:
        eve = strict.player("Eve")

        def create() -> httpx.Response:
            eve.http.cookies.clear()
            return eve.post("/api/games", WISH)

        self.flood(create)

    def test_links_uploads_and_guesses(self, strict: Any) -> None:
        ann = strict.player()
        self.flood(lambda: ann.post("/api/me/link", {}))
        self.flood(lambda: ann.post("/api/boards/steel-driver", {"toml": "x"}))
        self.flood(lambda: ann.get("/back/" + "x" * 43))
        self.flood(lambda: ann.post("/api/games/nonesuch23/seats/1", {"name": "Ann"}), 300)

    def test_actions_lose_nothing(self, strict: Any) -> None:
        ann = strict.player()
        id = ann.create("open", "open", public=True)["id"]
        for seat, name in ((1, "Ben"), (2, "Cy")):
            strict.player(name).post(f"/api/games/{id}/seats/{seat}", {"name": name})
        assert ann.act(id, NOMINATE, 0, "k").status_code == 200
        player = ann.get("/api/me").json()["player"]
        limits = strict.server.limits
        for _ in range(1000):  # as if so many had come within ten seconds
            limits.limiter.hit(limits.items["play"][0][1], "player", player)
        answer = ann.act(id, NOMINATE, 0, "k")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert ann.table(id)["n"] == 1

    def test_connections(self, strict: Any) -> None:
        eve = strict.player("Eve")
        eve.get("/api/me")
        answers: list[Any] = []
        while not answers or (answers[-1].status_code == 404 and len(answers) < 600):
            with pytest.raises(InvalidStatus) as refused, eve.live("nonesuch23"):
                pass
            answers.append(refused.value.response)
        assert len(answers) > 100
        assert answers[-1].status_code == 429
        assert "Retry-After" in answers[-1].headers
