/**
 * Writes `run-parts.html` beside the built page: links to the parts of Gem Run's page, which the
 * server puts into it, so that a phone does not ask for one part only when it has read another.
 *
 * @returns {import('vite').Plugin}
 */
export function runParts() {
  return {
    name: 'run-parts',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/run/RunPage.svelte'));
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!page || !entry) return;
      const known = new Set([entry.fileName, ...entry.imports]);
      const code = [page.fileName, ...page.imports].filter((file) => !known.has(file));
      const styles = [...(page.viteMetadata?.importedCss ?? [])];
      const links = [
        ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
      ];
      this.emitFile({ type: 'asset', fileName: 'run-parts.html', source: links.join('\n') });
    },
  };
}
