import { hostname } from 'node:os';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema/database.ts';
import type { LowDisk } from './schema/running-processes.ts';

/** Seconds between two signs of life. */
const BEAT_SECONDS = 5;

/** Seconds, by the database's clock, after which a process without a sign of life counts as ended. */
export const ENDED_AFTER_SECONDS = 20;

/** A process as it says that it runs. */
export interface Joining {
  /** uuid */
  id: string;
  /** keyed hashes by the names of the settings (shared-settings.ts) */
  settings: Record<string, string>;
  /** those that must be the same, the most telling one first */
  mustAgree: readonly string[];
  /** nobody else can run: this process has just started the database */
  isAlone: boolean;
}

const isRunning = sql<boolean>`seen_at > clock_timestamp() - make_interval(secs => ${ENDED_AFTER_SECONDS})`;

/**
 * Takes a process among those that run on this database, unless it differs from one of them in what all must share.
 * @returns the settings that differ and need not agree
 * @throws with one line that names the setting, and how long a process that was killed counts
 */
export async function joinProcesses(db: Kysely<Database>, joining: Joining): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // two that start at once look at each other
    await sql`SELECT pg_advisory_xact_lock(hashtext('running_processes'))`.execute(trx);
    if (joining.isAlone) await trx.deleteFrom('running_processes').execute();
    const others = await trx
      .selectFrom('running_processes')
      .where(isRunning)
      .where('id', '<>', joining.id)
      .select(['settings', secondsLeft.as('seconds')])
      .execute();
    for (const name of joining.mustAgree) {
      const left = others
        .filter(({ settings }) => settings[name] !== joining.settings[name])
        .map(({ seconds }) => seconds);
      if (left.length > 0) throw refusal(name, Math.max(...left));
    }
    await signLife(trx, joining, []);
    return Object.keys(joining.settings).filter((name) =>
      others.some(({ settings }) => settings[name] !== joining.settings[name]),
    );
  });
}

const secondsLeft = sql<number>`ceil(extract(epoch FROM seen_at - clock_timestamp()) + ${ENDED_AFTER_SECONDS})::integer`;

function refusal(name: string, seconds: number): Error {
  return new Error(
    `${name} differs from that of a process that runs on this database: set the same for all of them, or stop the others first; one that was killed counts for ${seconds} more seconds`,
  );
}

type Sign = Pick<Joining, 'id' | 'settings'>;

/** Says that a process runs, and which of its disks are low. */
export async function signLife(
  db: Kysely<Database> | Transaction<Database>,
  { id, settings }: Sign,
  lowDisks: readonly LowDisk[],
): Promise<void> {
  const row = {
    id,
    machine: hostname(),
    settings: JSON.stringify(settings),
    low_disks: JSON.stringify(lowDisks),
    seen_at: sql<Date>`clock_timestamp()`,
  };
  await db
    .insertInto('running_processes')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ low_disks: row.low_disks, seen_at: row.seen_at }),
    )
    .execute();
}

/** The disks of all running processes that are low. */
export async function findLowDisks(db: Kysely<Database>): Promise<LowDisk[]> {
  const rows = await db
    .selectFrom('running_processes')
    .where(isRunning)
    .select('low_disks')
    .execute();
  return rows.flatMap(({ low_disks }) => low_disks);
}

/** Signs life every few seconds until it is stopped; a database that is away, or keeps nothing, is waited for. */
export function keepSigning(
  db: Kysely<Database>,
  sign: Sign,
  lowDisks: () => readonly LowDisk[],
): { stop(): Promise<void> } {
  let signing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    signing = signLife(db, sign, lowDisks()).catch(() => {});
  }, BEAT_SECONDS * 1000).unref();
  return {
    async stop() {
      clearInterval(timer);
      await signing;
      await db
        .deleteFrom('running_processes')
        .where((eb) => eb.or([eb('id', '=', sign.id), eb.not(isRunning)]))
        .execute()
        .catch(() => {});
    },
  };
}
