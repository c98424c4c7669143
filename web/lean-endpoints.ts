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

/** The properties of the argument of `endpoint({…})` that no page reads. */
function unneededProperties(program: Node): Node[] {
  const properties = [...nodesBelow(program)].flatMap((node) => {
    const [given] = node.type === 'CallExpression' ? (node.arguments as Node[]) : [];
    const named = (node.callee as Node | undefined)?.name === 'endpoint';
    return named && given?.type === 'ObjectExpression' ? (given.properties as Node[]) : [];
  });
  return properties.filter(
    (one) => one.type === 'Property' && !NEEDED.has(String((one.key as Node).name)),
  );
}

/** Puts texts in place of nodes, from the last to the first, so that earlier positions stay valid. */
function replaceNodes(
  code: string,
  nodes: readonly Node[],
  textFor: (node: Node) => string,
): string {
  return nodes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, node) => text.slice(0, node.start) + textFor(node) + text.slice(node.end), code);
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
  // a property is replaced where its comma needs one
  const lean = replaceNodes(
    code,
    unneededProperties(parse(code)),
    ({ key }) => `${(key as Node).name}: undefined`,
  );
  return replaceNodes(lean, unusedImports(parse(lean)), () => '');
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
