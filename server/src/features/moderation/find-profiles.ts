import { midsOf, midTyped } from '@mala/contract/member-ids.ts';
import { type FOUND_BY, MOST_FOUND } from '@mala/contract/moderation/find.ts';
import { numberTyped } from '@mala/contract/phone-numbers.ts';
import { actedOnBy } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordLook } from '../../db/record-history.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import { type FoundRow, findByMid, findByName, findByNumber } from './find-queries.ts';
import { sameVowels } from './vowels.ts';

/** Numbers that one of the office looks for: more than a day's callers, and too few to go through all of them. */
const NUMBERS: LimitRule = { name: 'find-number', points: 200, seconds: 3600 };

/** What the find box finds, the best first. Throws 429 TOO_MANY. */
export async function findProfiles(
  ctx: Context,
  viewer: Viewer,
  text: string,
): Promise<{ by: (typeof FOUND_BY)[number]; rows: FoundRow[] }> {
  const seen = actedOnBy(viewer, 'profiles.list');
  const number = numberTyped(text);
  if (number) {
    await countNumbers(ctx, viewer, [number]);
    const rows = await findByNumber(ctx.db, seen, number);
    await recordNumber(ctx, viewer, rows);
    return { by: 'number', rows };
  }
  const mid = midTyped(text);
  if (mid) return { by: 'mid', rows: await findByMid(ctx.db, seen, midsOf(mid)) };
  if ([...text].length < 2) return { by: 'name', rows: [] };
  const { literal, alike } = await findByName(ctx.db, seen, text);
  const known = new Set(literal.map(({ user_id }) => user_id));
  const others = alike
    .filter(({ user_id }) => !known.has(user_id))
    .toSorted((a, b) => sameVowels(text, b.name) - sameVowels(text, a.name));
  return { by: 'name', rows: [...literal, ...others].slice(0, MOST_FOUND) };
}

/** Counts each number that the viewer looks for. Throws 429 TOO_MANY. */
export async function countNumbers(
  ctx: Context,
  { user_id }: Viewer,
  numbers: readonly string[] = [],
): Promise<void> {
  for (const _ of numbers) await ctx.limits.consume(NUMBERS, user_id);
}

/** Records that the viewer learned whose a number is. */
export async function recordNumber(
  ctx: Context,
  viewer: Viewer,
  rows: readonly { user_id: string }[],
): Promise<void> {
  for (const { user_id: profileId } of rows)
    await recordLook(ctx.db, viewer, { profileId, part: 'number' }, ctx.now());
}
