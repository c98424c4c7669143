import type { Plugin, Rolldown } from 'vite';

/**
 * Takes the styles of every page out of what a script loads later. Vite does not see that they are there, since React Router adds a #
 * to their addresses, and loaded again they would come after the styles of a page, which change them.
 */
function withoutStyles(code: string, styles: ReadonlySet<string>): string {
  const list = /(?<=\bm\.f=\[)[^\]]*(?=\])/.exec(code)?.[0];
  if (!list) return code;
  const names: string[] = JSON.parse(`[${list}]`);
  return code.replaceAll(/(?<=__vite__mapDeps\(\[)[\d,]*(?=\]\))/g, (indexes) =>
    indexes
      .split(',')
      .filter((index) => !styles.has(names[Number(index)] ?? ''))
      .join(),
  );
}

const isChunk = (one: Rolldown.OutputBundle[string]) => one.type === 'chunk';

/**
 * A script that loads another one later names what that one imports, so that all of it is loaded at once. What the script
 * itself imports is there already, and needs no name: with some thirty files that was a third of a kilobyte.
 */
export function leanPreloads() {
  const importsOf = new Map<string, readonly string[]>();

  /** The script with everything it imports, which has run before it can load anything. */
  function loadedBy(script: string, found = new Set<string>()): Set<string> {
    if (found.has(script)) return found;
    found.add(script);
    for (const imported of importsOf.get(script) ?? []) loadedBy(imported, found);
    return found;
  }

  const plugin: Plugin = {
    name: 'lean-preloads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // before Vite writes the names
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle).filter(isChunk))
          importsOf.set(chunk.fileName, chunk.imports);
      },
    },
  };
  const styles: Plugin = {
    name: 'lean-style-preloads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // once they are written
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const ofAll = chunks.find(({ name }) => name === 'shell')?.viteMetadata?.importedCss;
        if (!ofAll?.size) throw new Error('the styles of every page were not found');
        for (const chunk of chunks) chunk.code = withoutStyles(chunk.code, ofAll);
      },
    },
  };
  const resolveDependencies = (
    _: string,
    deps: readonly string[],
    { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
  ): string[] => {
    const loaded = hostType === 'js' ? loadedBy(hostId) : new Set<string>();
    return deps.filter((dep) => !loaded.has(dep));
  };
  return { plugins: [plugin, styles], modulePreload: { resolveDependencies } };
}
