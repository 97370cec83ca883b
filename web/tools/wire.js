/**
 * Writes the types of everything that travels between server and client, from the server's
 * own description. With `--check` it only says whether they are current.
 *
 * The server is not started: Python makes the description, with the interpreter named by
 * PYTHON, that of an environment in the project's folder, or the first on the path.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const TARGET = new URL('../src/wire/schema.d.ts', import.meta.url);
const DESCRIBE = `
import json, pathlib, tempfile
from goldenspike.server.app import create_app
from goldenspike.server.settings import Settings
with tempfile.TemporaryDirectory() as folder:
    print(json.dumps(create_app(Settings(data=pathlib.Path(folder))).openapi()))
`;
const HEAD = '// Made by `npm run wire` from what the server says of itself; not to be edited.\n\n';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python =
  process.env['PYTHON'] ??
  ['.venv-dev', '.venv'].map((name) => `${root}${name}/bin/python`).find(existsSync) ??
  'python3';

function described() {
  try {
    return execFileSync(python, ['-c', DESCRIBE], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 24,
    });
  } catch {
    console.error('The server cannot say what it sends: is its Python package installed?');
    process.exit(1);
  }
}

const types = HEAD + astToString(await openapiTS(JSON.parse(described())));

if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, types);
} else if (readFileSync(TARGET, 'utf8') !== types) {
  console.error('The types of the wire are not those of the server: run `npm run wire`.');
  process.exit(1);
}
