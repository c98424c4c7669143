import { type Plugin, parseAst } from 'vite';

/** What a page needs of an endpoint to make the call; the rest is read by the server and the types alone. */
const NEEDED = new Set(['method', 'path', 'upload']);

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

/** The properties of what `endpoint({…})` is given that no page reads. */
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

/** The source of a contract module with the endpoints' params, bodies, replies and descriptions left out. */
export function leanEndpoints(code: string): string {
  const left = unneededProperties(parseAst(code) as unknown as Node);
  // from the last to the first, so that the places of the others stay; a property stands where its comma needs one
  return left
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, key }) => {
      const name = String((key as Node).name);
      return `${text.slice(0, start)}${name}: undefined${text.slice(end)}`;
    }, code);
}

/**
 * Leaves out of the browser's build what only the server needs of the contract's endpoints, so that a page which
 * checks no form loads no schemas.
 */
export function lean(): Plugin {
  return {
    name: 'lean-endpoints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /contract[\\/]src[\\/].*\.ts$/, code: 'endpoint(' },
      // they only say things, so that a page which reads one of them needs none that it imports
      handler: (code) => ({ code: leanEndpoints(code), map: null, moduleSideEffects: false }),
    },
  };
}
