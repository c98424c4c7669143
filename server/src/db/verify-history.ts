import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { HistoryHead } from './history-head.ts';
import type { Database } from './schema/database.ts';

/** A head that is known from elsewhere: the log, or a backup. */
export type KnownHead = Pick<HistoryHead, 'position' | 'hash'>;

export interface Verified {
  rows: number;
  /** whose values were erased */
  erased: number;
  head: KnownHead | null;
}

/** The first row that is not as it was recorded. */
export class BrokenHistory extends Error {
  readonly position: number;
  constructor(position: number, why: string) {
    super(`position ${position}: ${why}`);
    this.position = position;
  }
}

/** A row of the chain as texts, so that no parser changes anything. */
interface Link {
  position: number;
  previous: Buffer;
  hash: Buffer;
  id: string | null;
  /** what the hash is of, in the order of `history_text` */
  parts: (string | null)[];
  commitment: Buffer | null;
  has_values: boolean;
  salt: Buffer | null;
  contents: string | null;
}

const AT_ONCE = 2000;

/**
 * Reads the whole history in one snapshot and computes every hash anew, without the functions in the database.
 * @param known heads that must be part of the chain, so that an end that was cut off is found
 * @throws BrokenHistory
 */
export async function verifyHistory(
  db: Kysely<Database>,
  known: readonly KnownHead[] = [],
): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const verified: Verified = { rows: 0, erased: 0, head: null };
      let previous: Buffer = Buffer.alloc(0);
      for await (const link of linksOf(trx)) {
        const position = verified.rows + 1;
        if (link.position !== position) throw new BrokenHistory(position, 'the row is missing');
        checkLink(link, previous);
        checkKnown(link, known);
        previous = link.hash;
        verified.rows = position;
        if (link.contents === null) verified.erased += 1;
        verified.head = { position, hash: link.hash.toString('hex') };
      }
      for (const head of known)
        if (head.position > verified.rows)
          throw new BrokenHistory(verified.rows + 1, `the history ends before ${head.position}`);
      if (await hasUnchained(trx))
        throw new BrokenHistory(verified.rows + 1, 'a row is recorded that is not in the chain');
      return verified;
    });
}

function checkLink(link: Link, previous: Buffer): void {
  const { position, parts, commitment } = link;
  if (!link.previous.equals(previous))
    throw new BrokenHistory(position, 'it does not follow the row before it');
  if (!link.id || !commitment) throw new BrokenHistory(position, 'what was recorded is missing');
  const text = parts.map((part) => (part === null ? '-' : `${Buffer.byteLength(part)}:${part}`));
  if (!sha256(previous, text.join('')).equals(link.hash))
    throw new BrokenHistory(position, 'the row was changed');
  if (!link.has_values) throw new BrokenHistory(position, 'its values are missing');
  if (link.contents === null || !link.salt) return;
  if (!sha256(link.salt, link.contents).equals(commitment))
    throw new BrokenHistory(position, 'its values were changed');
}

function checkKnown(link: Link, known: readonly KnownHead[]): void {
  const other = known.find(({ position }) => position === link.position);
  if (other && other.hash !== link.hash.toString('hex'))
    throw new BrokenHistory(link.position, 'the chain was made anew: the known hash is another');
}

const sha256 = (start: Buffer, text: string) =>
  hash('sha256', Buffer.concat([start, Buffer.from(text)]), 'buffer');

/** All rows of the chain in order, some thousand in memory at a time. */
async function* linksOf(trx: Kysely<Database>): AsyncGenerator<Link> {
  for (let last = 0, isMore = true; isMore; ) {
    const { rows } = await sql<Link>`
      SELECT c.position, c.previous, c.hash, h.id, h.commitment, v.history_id IS NOT NULL AS has_values,
          v.salt, v.contents::text AS contents,
          ARRAY[
            c.position::text, h.id::text, (extract(epoch FROM h.at) * 1000000)::bigint::text, h.actor_id::text,
            h.actor_name, h.actor_role, h.address, h.user_agent, h.action, h.part,
            array_to_string(h.fields, ','), h.subject_id::text, h.domain, encode(h.commitment, 'hex')
          ] AS parts
        FROM history_chain c
        LEFT JOIN history h ON h.id = c.history_id
        LEFT JOIN history_values v ON v.history_id = c.history_id
        WHERE c.position > ${last} ORDER BY c.position LIMIT ${AT_ONCE}`.execute(trx);
    yield* rows;
    last = rows.at(-1)?.position ?? last;
    isMore = rows.length === AT_ONCE;
  }
}

async function hasUnchained(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM history h
      WHERE NOT EXISTS (SELECT FROM history_chain c WHERE c.history_id = h.id)) AS found`.execute(
    trx,
  );
  return rows[0]?.found ?? false;
}
