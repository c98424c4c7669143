import { type Plugin, parseAst } from 'vite';

/** The properties of an endpoint that a page needs to make the call; the rest is used only by the server and types. */
const NEEDED = new Set(['method', 'path', 'upload', 'cookies']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodesBelow(child);
}

interface Range {
  start: number;
  end: number;
}

/** Where the properties of the argument of `endpoint({…})` stand that no page reads, each as far as the next or the brace. */
function unneededProperties(program: Node): Range[] {
  return [...nodesBelow(program)].flatMap((node) => {
    const [given] = node.type === 'CallExpression' ? (node.arguments as Node[]) : [];
    const named = (node.callee as Node | undefined)?.name === 'endpoint';
    if (!named || given?.type !== 'ObjectExpression') return [];
    const properties = given.properties as Node[];
    return properties.flatMap((one, at) =>
      one.type === 'Property' && !NEEDED.has(String((one.key as Node).name))
        ? [{ start: one.start, end: properties[at + 1]?.start ?? given.end - 1 }]
        : [],
    );
  });
}

/** Cuts out ranges, from the last to the first, so that earlier positions stay valid. */
function without(code: string, ranges: readonly Range[]): string {
  return ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** The imports of which nothing is used. */
function unusedImports(program: Node): Node[] {
  const all = [...nodesBelow(program)];
  const imports = all.filter(({ type }) => type === 'ImportDeclaration');
  const own = new Set(imports.flatMap((node) => [...nodesBelow(node)]));
  const used = new Set(
    all.flatMap((node) => (node.type === 'Identifier' && !own.has(node) ? [node.name] : [])),
  );
  return imports.filter(({ specifiers }) =>
    (specifiers as Node[]).every(({ local }) => !used.has((local as Node).name)),
  );
}

/** The source of a contract module without the endpoints' params, bodies, replies and descriptions, and their imports. */
export function leanEndpoints(code: string): string {
  const parse = (text: string) => parseAst(text) as unknown as Node;
  const lean = without(code, unneededProperties(parse(code)));
  return without(lean, unusedImports(parse(lean)));
}

/**
 * Removes from the browser build what only the server needs of the contract's endpoints, so that a page without forms
 * loads no schemas.
 */
export function lean(): Plugin {
  return {
    name: 'lean-endpoints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /contract[\\/]src[\\/].*\.ts$/, code: 'endpoint(' },
      // modules without side effects, so that a page which imports one of them does not load its imports
      handler: (code) => ({ code: leanEndpoints(code), map: null, moduleSideEffects: false }),
    },
  };
}
