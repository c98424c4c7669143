import type { Plugin } from 'vite';

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
        for (const [file, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk') importsOf.set(file, chunk.imports);
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
  return { plugin, modulePreload: { resolveDependencies } };
}
