import type { Request } from 'autocannon';
import { narrowRequests, request } from './list.ts';
import { type Figures, measure, percentile } from './load.ts';
import { processorOf } from './processor.ts';
import { runProduct } from './product.ts';
import { line } from './report.ts';
import { makeSearchers, type SignedIn } from './searchers.ts';
import type { Site } from './site.ts';

const CONNECTIONS = 20;
const ROUNDS = 5;
const SECONDS = 4;
/** In each round others, so that every round counts cards that were not counted before, and nobody reaches a limit. */
const MEMBERS = 100;
/** Different searches of each member; together they show fewer cards than a day's budget has. */
const SEARCHES = 20;

/** The requests of each connection: its members search in turn. */
function requestsOf(members: readonly SignedIn[], make: (member: SignedIn) => Request[]) {
  const each = members.length / CONNECTIONS;
  return Array.from({ length: CONNECTIONS }, (_, connection) => {
    const own = members.slice(connection * each, (connection + 1) * each).map(make);
    return Array.from({ length: SEARCHES }, (_, turn) =>
      own.flatMap((requests) => requests[turn] ?? []),
    ).flat();
  });
}

interface Measured extends Figures {
  /** milliseconds of processor for a list, of server and database */
  processor: number;
}

function medianOf(name: string, figures: readonly Measured[]): Measured {
  const of = (key: 'p50' | 'p95' | 'p99' | 'perSecond' | 'processor') =>
    percentile(
      figures.map((one) => one[key]).sort((a, b) => a - b),
      0.5,
    );
  return {
    name,
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    perSecond: of('perSecond'),
    processor: of('processor'),
    failed: figures.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * What counting costs the list call: a process with limits and one without, on one database, measured by turns; the
 * medians of the rounds. Other work on the machine changes the time of a list, and hardly the processor that it takes.
 */
export async function* measureLimits({ ctx, url, pid }: Site): AsyncIterable<string> {
  const { dataDir, databaseUrl = '', authSecret = '' } = ctx.config;
  const limited = await runProduct({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: authSecret,
    RATE_LIMITS: 'on',
  });
  try {
    const servers = [
      { limits: 'off', url, pid },
      { limits: 'on', url: limited.url, pid: limited.pid },
    ];
    const everybody = await makeSearchers(ctx, MEMBERS * (ROUNDS + 1));
    const found = new Map<string, Measured[]>();
    for (let round = 0; round <= ROUNDS; round++) {
      const members = everybody.slice(round * MEMBERS, (round + 1) * MEMBERS);
      const cases = {
        open: requestsOf(members, (member) => Array(SEARCHES).fill(request(member, {}))),
        narrow: requestsOf(members, (member) => narrowRequests(member, SEARCHES)),
        // each page counts cards that are new: what the budget of rows with details costs
        'narrow with details': requestsOf(members, (member) =>
          narrowRequests(member, SEARCHES, []),
        ),
      };
      for (const [kind, connections] of Object.entries(cases))
        for (const server of round % 2 ? servers : servers.toReversed()) {
          const name = `list, ${kind}, limits ${server.limits}`;
          const seconds = round === 0 ? 2 : SECONDS;
          const before = await processorOf(server.pid, dataDir);
          const figures = await measure({ name, url: server.url, connections, seconds });
          const used = (await processorOf(server.pid, dataDir)) - before;
          const processor = used / (figures.perSecond * seconds);
          // the first round warms up
          if (round > 0) found.set(name, [...(found.get(name) ?? []), { ...figures, processor }]);
        }
    }
    for (const [name, figures] of found) {
      const median = medianOf(name, figures);
      yield line(median);
      const rounds = figures.map(({ processor }) => processor.toFixed(2)).join(', ');
      yield `  processor for a list: ${median.processor.toFixed(2)} ms (of each round: ${rounds})`;
    }
  } finally {
    await limited.stop();
  }
}
