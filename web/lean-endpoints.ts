import { type Plugin, parseAst } from 'vite';

/** The properties of an endpoint that a page needs to make the call; the rest is used only by the server and types. */
const NEEDED = new Set(['method', 'path', 'upload', 'device']);

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

/** The source of a contract module without the endpoints' params, bodies, replies and descriptions. */
export function leanEndpoints(code: string): string {
  const left = unneededProperties(parseAst(code) as unknown as Node);
  // from the last to the first, so that earlier positions stay valid; a property is replaced where its comma needs one
  return left
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, key }) => {
      const name = String((key as Node).name);
      return `${text.slice(0, start)}${name}: undefined${text.slice(end)}`;
    }, code);
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
