import type { EntryProof } from '@mala/contract/entries/family-bodies.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { customerNetwork } from '../../http/networks.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import { hashOfCode, isSecretOf } from './links.ts';
import { dueAt } from './presenter.ts';
import { tryCode } from './proof-queries.ts';
import { type EntryRow, findEntry } from './queries.ts';

/** Wrong codes for one mobile number from one network, whether there is an entry or not; others are not kept out (decision 088). */
const TRIES: LimitRule = { name: 'entry-codes', points: 10, seconds: 15 * 60 };

/**
 * The entry whose link or code this is, while it waits for the family. Throws 404 ENTRY_UNKNOWN, alike for a wrong one, one that is
 * spent and a number without an entry, and 429 TOO_MANY after too many wrong codes.
 */
export async function requireAsked(
  ctx: Context,
  proof: EntryProof,
  network: string,
): Promise<EntryRow> {
  const entry =
    proof.way === 'link' ? await findByLink(ctx, proof) : await findByCode(ctx, proof, network);
  const due = entry && dueAt(entry);
  if (!due || due <= ctx.now()) throw new AppError('ENTRY_UNKNOWN');
  return entry;
}

async function findByLink(
  ctx: Context,
  { entry_id, secret }: Extract<EntryProof, { way: 'link' }>,
): Promise<EntryRow | undefined> {
  const entry = await findEntry(ctx.db, entry_id);
  return entry?.link_id && isSecretOf(ctx, entry.link_id, secret) ? entry : undefined;
}

async function findByCode(
  ctx: Context,
  { mobile_no, code }: Extract<EntryProof, { way: 'code' }>,
  address: string,
): Promise<EntryRow | undefined> {
  const place = `${mobile_no} ${customerNetwork(address)}`;
  // before the code is looked at, so that simultaneous tries are no more than others
  await ctx.limits.consume(TRIES, place);
  const asked = await tryCode(ctx.db, mobile_no, ctx.now());
  const found = asked.find(({ id, code_hash }) => code_hash === hashOfCode(ctx, id, code));
  if (found) await ctx.limits.reset(TRIES, place);
  return found;
}
