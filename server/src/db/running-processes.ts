import { hostname } from 'node:os';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema/database.ts';
import type { LowDisk } from './schema/running-processes.ts';

/** Seconds between two signs of life. */
const BEAT_SECONDS = 5;

/** Seconds, by the database's clock, after which a process without a sign of life counts as ended. */
export const ENDED_AFTER_SECONDS = 20;

/** Beside the hashes in `settings`, of a process that marked its folder of files. */
const MARKED = 'marked';

/** What a process says of itself. */
interface Sign {
  /** uuid, later ones greater */
  id: string;
  /** keyed hashes by the names of the settings (shared-settings.ts) */
  settings: Record<string, string>;
  /** it has marked its folder of files, and whether it sees the mark of another (folder-mark.ts) */
  sees?: ((id: string) => Promise<boolean>) | undefined;
}

/** A process as it says that it runs. */
export interface Joining extends Sign {
  /** those that must be the same, the most telling one first */
  mustAgree: readonly string[];
  /** nobody else can run: this process has just started the database */
  isAlone: boolean;
}

const lately = sql`make_interval(secs => ${ENDED_AFTER_SECONDS})`;
/** A sign in time to come was given while the clock of the database ran ahead; one that runs gives another. */
const isRunning = sql<boolean>`(seen_at > clock_timestamp() - ${lately} AND seen_at < clock_timestamp() + ${lately})`;

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
    const others = await findOthers(trx, joining.id);
    for (const name of joining.mustAgree) {
      const left = others
        .filter(({ settings }) => settings[name] !== joining.settings[name])
        .map(({ seconds }) => seconds);
      if (left.length > 0) throw refusal(name, Math.max(...left));
    }
    for (const other of others) if (await isElsewhere(other, joining.sees)) throw copied();
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

function copied(): Error {
  return new Error(
    `DATA_DIR is a copy of that of a process that runs on this database: let both mount one folder, or set STORAGE_URL; one that was killed counts for ${ENDED_AFTER_SECONDS} seconds`,
  );
}

/** The processes that run and differ, or have another folder of files; whether one of them joined before. */
export async function findDiffering(
  db: Kysely<Database>,
  { id, settings, mustAgree, sees }: Omit<Joining, 'isAlone'>,
): Promise<{ found: boolean; before: boolean }> {
  const others = await findOthers(db, id);
  const result = { found: false, before: false };
  for (const other of others) {
    const isOther = mustAgree.some((name) => other.settings[name] !== settings[name]);
    if (!isOther && !(await isElsewhere(other, sees))) continue;
    result.found = true;
    result.before ||= other.id < id;
  }
  return result;
}

/** The other processes that run. */
function findOthers(db: Kysely<Database> | Transaction<Database>, id: string) {
  return db
    .selectFrom('running_processes')
    .where(isRunning)
    .where('id', '<>', id)
    .select(['id', 'settings', secondsLeft.as('seconds')])
    .execute();
}

async function isElsewhere(
  { id, settings }: { id: string; settings: Record<string, string> },
  sees: Joining['sees'],
): Promise<boolean> {
  return sees !== undefined && settings[MARKED] !== undefined && !(await sees(id));
}

/** Says that a process runs, and which of its disks are low. */
export async function signLife(
  db: Kysely<Database> | Transaction<Database>,
  { id, settings, sees }: Sign,
  lowDisks: readonly LowDisk[],
): Promise<void> {
  const row = {
    id,
    machine: hostname(),
    settings: JSON.stringify({ ...settings, ...(sees && { [MARKED]: 'yes' }) }),
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
