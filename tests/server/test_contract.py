"""The server keeps to its own description, whatever it is asked."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.failures import FailureGroup
from tests.server import gem_runs

load_all_checks()
ANSWERS = [
    CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
        "response_headers_conformance",
        "unsupported_method",
        "missing_required_header",
    )
]
TAKES_WHAT_IS_RIGHT = CHECKS.get_one("positive_data_acceptance")
REFUSES_WHAT_IS_WRONG = CHECKS.get_one("negative_data_rejection")
EXAMPLES = 8

NAMES = "a name or a line has something visible, which no schema can say"
RULES = "what may be done is said by the rules of the game, by the board or by the table"
WHOLE = "a schema takes 1.0 for a whole number, and we do not"
NOT_BY_FORM_ALONE = {
    "POST /api/boards/{game}": "the text is a board, which the checker judges",
    "POST /api/games": RULES,
    "POST /api/games/import": "the text is a log, which is replayed",
    "POST /api/games/{id}/actions": RULES,
    "POST /api/games/{id}/undo": WHOLE,
    "POST /api/games/{id}/mutes": WHOLE,
    "POST /api/me/link": WHOLE,
    "POST /api/games/{id}/votes": RULES,
    "POST /api/games/{id}/seats/{seat}": NAMES,
    "POST /api/games/{id}/chat": NAMES,
    "POST /api/gem-run/runs": "the record is replayed",
    "GET /api/gem-run/lists/{list}": "a day is one of the calendar",
}
"""Where a request of the right form may be refused, and why."""
TAKEN_ANYHOW = {
    "DELETE /api/games/{id}/hidden": "what is not hidden is shown already, whatever its name",
}
"""Where a request of another form than described is taken, and why."""


def test_every_address_is_described(house: Any) -> None:
    paths = house.player().get("/api/openapi.json").json()["paths"]
    described = {
        f"{method.upper()} {path}" for path, methods in paths.items() for method in methods
    }
    assert described == {
        "GET /api/health",
        "GET /api/boards/{game}",
        "GET /api/catalog",
        "GET /api/boards/{game}/{board}",
        "GET /api/boards/{game}/{board}/map.svg",
        "POST /api/boards/{game}",
        "DELETE /api/boards/{game}/{board}",
        "GET /api/me/boards",
        "POST /api/games",
        "GET /api/games",
        "POST /api/games/import",
        "GET /api/games/{id}",
        "GET /api/games/{id}/log",
        "POST /api/games/{id}/seats/{seat}",
        "DELETE /api/games/{id}/seats/{seat}",
        "PUT /api/games/{id}/seats/{seat}/substitute",
        "DELETE /api/games/{id}/seats/{seat}/substitute",
        "PUT /api/games/{id}/seats/{seat}/bot",
        "DELETE /api/games/{id}/seats/{seat}/bot",
        "POST /api/games/{id}/seats/{seat}/offer",
        "POST /api/games/{id}/leave",
        "POST /api/games/{id}/chat/{line}/report",
        "GET /api/games/{id}/mutes",
        "POST /api/games/{id}/mutes",
        "DELETE /api/games/{id}/mutes/{mute}",
        "POST /api/games/{id}/close",
        "PUT /api/games/{id}/hidden",
        "DELETE /api/games/{id}/hidden",
        "POST /api/games/{id}/chat",
        "GET /api/games/{id}/view",
        "GET /api/games/{id}/legal",
        "POST /api/games/{id}/actions",
        "POST /api/games/{id}/undo",
        "POST /api/games/{id}/votes",
        "PUT /api/games/{id}/votes/{vote}",
        "POST /api/games/{id}/previews",
        "GET /api/games/{id}/hint",
        "GET /api/games/{id}/history",
        "POST /api/gem-run/runs",
        "GET /api/gem-run/runs/{id}",
        "GET /api/gem-run/daily",
        "GET /api/gem-run/me",
        "GET /api/gem-run/lists/{list}",
        "POST /api/gem-run/challenges",
        "GET /api/gem-run/challenges/{id}",
        "GET /api/me",
        "POST /api/me/link",
        "DELETE /api/me/link",
    }


@pytest.fixture(scope="module")
def operations(house: Any) -> Any:
    """The description's operations, with a player at a table that is being played."""
    ann = house.player()
    table = ann.create("open", "open", public=True)
    for seat, name in ((1, "Ben"), (2, "Cy")):
        house.player(name).post(f"/api/games/{table['id']}/seats/{seat}", {"name": name})
    run = gem_runs.sent(ann, gem_runs.drive(91, hand=1))["id"]
    challenge = gem_runs.challenge(ann, run)
    description = ann.get("/api/openapi.json").json()
    # The ids of tables are random; without this one the tests would stop at 404.
    for path, methods in description["paths"].items():
        for operation in methods.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "id":
                    own = {"/api/gem-run/runs/{id}": run, "/api/gem-run/challenges/{id}": challenge}
                    parameter["schema"]["enum"] = [own.get(path, table["id"]), "nonesuch23"]
                if parameter["name"] == "seat":
                    parameter["schema"] |= {"minimum": -1, "maximum": 4}
                if parameter["name"] == "game":
                    parameter["schema"]["enum"] = ["steel-driver", "chess"]
                if parameter["name"] == "board" and "{board}" in path:
                    parameter["schema"]["enum"] = ["usa", "mars"]
    schema = schemathesis.openapi.from_dict(description)
    schema.config.update(base_url=house.base)
    refusals = schema.config.checks.negative_data_rejection.expected_statuses
    schema.config.checks.negative_data_rejection.expected_statuses = [*refusals, "413"]
    return schema, ann


def ask(operation: Any, mode: GenerationMode, cookie: dict[str, str]) -> tuple[int, str]:
    """Asks an address what is right, or wrong; returns how often, and what was wrong with it."""
    asked = 0
    checks = [*ANSWERS]
    if operation.label not in NOT_BY_FORM_ALONE:
        checks.append(TAKES_WHAT_IS_RIGHT)
    if operation.label not in TAKEN_ANYHOW:
        checks.append(REFUSES_WHAT_IS_WRONG)

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def once(case: Any) -> None:
        nonlocal asked
        asked += 1
        case.call_and_validate(headers=cookie, checks=checks)

    try:
        once()
    except Unsatisfiable:
        assert mode == GenerationMode.NEGATIVE  # nothing is sent that could be wrong
    except FailureGroup as group:
        return asked, f"{operation.label}, {mode.name}: {group.exceptions}"
    return asked, ""


def test_no_request_is_answered_otherwise_than_described(operations: Any) -> None:
    schema, ann = operations
    cookie = {"Cookie": f"gs_player={ann.http.cookies['gs_player']}"}
    known = [found.ok() for found in schema.get_all_operations()]
    assert {*NOT_BY_FORM_ALONE, *TAKEN_ANYHOW} <= {operation.label for operation in known}
    faults = []
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        answers = [ask(operation, mode, cookie) for operation in known]
        assert sum(asked for asked, _ in answers) > 150
        faults += [fault for _, fault in answers if fault]
    assert not faults, "\n".join(faults)


def test_answers_are_of_the_described_form(house: Any) -> None:
    """The answers of a real game, which made-up requests seldom reach."""
    import jsonschema

    ann = house.player()
    description = ann.get("/api/openapi.json").json()

    def fits(answer: httpx.Response, name: str) -> Any:
        assert answer.status_code < 300, answer.text
        schema = {"$ref": f"#/components/schemas/{name}", "components": description["components"]}
        jsonschema.validate(answer.json(), schema)
        return answer.json()

    table = ann.create("open", "open", options={"first": "random"}, public=True)
    id = table["id"]
    fits(ann.get(f"/api/games/{id}/view"), "View")
    players = {0: ann}
    for seat, name in ((1, "Ben"), (2, "Cy")):
        players[seat] = house.player(name)
        fits(players[seat].post(f"/api/games/{id}/seats/{seat}", {"name": name}), "Table")
    on_turn = players[ann.table(id)["to_act"][0]]
    legal = fits(on_turn.get(f"/api/games/{id}/legal"), "Legal")
    fits(on_turn.post(f"/api/games/{id}/previews", {"actions": legal["actions"][:2]}), "Previews")
    fits(on_turn.get(f"/api/games/{id}/hint"), "Hint")
    fits(on_turn.act(id, legal["actions"][0], legal["n"]), "Played")
    fits(on_turn.post(f"/api/games/{id}/undo", {"expected": 2, "key": "u"}), "Played")
    fits(ann.post(f"/api/games/{id}/chat", {"text": "hi"}), "Line")
    fits(ann.get(f"/api/games/{id}/view"), "View")
    fits(ann.get(f"/api/games/{id}/history"), "History")
    fits(ann.get("/api/games?list=mine"), "Tables")
    fits(ann.get("/api/catalog"), "Catalog")
    fits(ann.get("/api/boards/steel-driver/usa"), "Board")
    fits(ann.get("/api/health"), "Health")
    fits(ann.get("/api/me"), "Me")
    fits(ann.get("/api/gem-run/daily"), "Daily")
    fits(ann.get("/api/gem-run/me"), "Mine")
    record = gem_runs.drive(ann.get("/api/gem-run/daily").json()["seed"], hand=1)
    run = fits(gem_runs.send(ann, record, "daily"), "SentRun")["id"]
    fits(ann.get(f"/api/gem-run/runs/{run}"), "KeptRun")
    wish = {"key": "c", "run": run}
    challenge = fits(ann.post("/api/gem-run/challenges", wish), "ChallengeId")["id"]
    fits(gem_runs.send(players[1], gem_runs.drive(record["seed"], hand=2), challenge), "SentRun")
    fits(ann.get(f"/api/gem-run/challenges/{challenge}"), "Challenge")
    for which in ("day", "week", "snow"):
        assert fits(ann.get(f"/api/gem-run/lists/{which}"), "RunList")["entries"]
    fits(ann.get("/api/gem-run/daily"), "Daily")
    fits(ann.get("/api/gem-run/me"), "Mine")
    fits(ann.post("/api/me/link", {}), "Link")
    refused = on_turn.act(id, {"seat": ann.table(id)["to_act"][0], "type": "pass"}, 1)
    problem = {"$ref": "#/components/schemas/Problem", "components": description["components"]}
    jsonschema.validate(refused.json(), problem)
    assert json.dumps(description).count("HTTPValidationError") == 0
