"""The server keeps to its own description, whatever it is asked."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server import gem_runs

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 12


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
    return schema, ann


def test_no_request_is_answered_otherwise_than_described(operations: Any) -> None:
    schema, ann = operations
    cookie = {"Cookie": f"gs_player={ann.http.cookies['gs_player']}"}
    asked = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            nonlocal asked
            asked += 1
            case.call_and_validate(headers=cookie, checks=CHECKS)

        ask()
    assert asked > 150


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
