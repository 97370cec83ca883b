import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/app/service-worker.js', import.meta.url));

/**
 * Writes `sw.js` beside the built page, with the list of files that make up the shell.
 *
 * @returns {import('vite').Plugin}
 */
export function serviceWorker() {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const shell = Object.keys(bundle)
        .filter(
          (file) => /\.(js|css|woff2)$/.test(file) && !/-(cyrillic|greek|vietnamese)/.test(file),
        )
        .map((file) => `/${file}`)
        .sort();
      const version = createHash('sha256').update(shell.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__SHELL__']", JSON.stringify(['/', ...shell], null, 2));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
