import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import { pictureKey } from '../../../src/storage/picture-files.ts';
import { giveDueNews } from '../../factories/devices.ts';
import { giveDueDigest, giveSavedSearch } from '../../factories/saved-searches.ts';
import { giveHoroscopeFile, givePhoto, giveSubscription, type Person } from '../../factories.ts';
import { PDF } from '../../fixtures/uploads.ts';
import { giveHistory } from '../../history.ts';
import { giveMail, makeSomebody } from '../people.ts';
import { job, type Scenario } from '../scenario.ts';
import { storeFiles } from './files.ts';
import { ONLINE_JOBS } from './online.ts';
import { PUSH_JOBS } from './push.ts';

const DAY = 86_400_000;
const ALL = { alone: 'it does what is due for everybody' };
const LEFT = { ...ALL, optional: 'a file that fails waits for the next time' };

/** Removes those of earlier attempts: the sweep looks at each of them. */
async function clearFiles({ db, files }: Context): Promise<void> {
  await db.deleteFrom('photos').execute();
  await db.deleteFrom('horoscope_files').execute();
  for await (const { key } of files.list()) await files.delete(key);
}

/** A member whose saved search is due, and who was approved so many milliseconds ago; those of earlier attempts are due no more. */
async function searcherWithNews(
  ctx: Context,
  table: 'digests' | 'search_news',
  giveDue: (ctx: Context, member: Person) => Promise<void>,
  approvedBefore: number,
) {
  const { db, now } = ctx;
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  await db.deleteFrom(table).execute();
  await db
    .updateTable('profiles')
    .set({ approved_at: ago(90 * DAY) })
    .execute();
  const member = await makeSomebody(ctx, { gender: 'male' });
  const found = await makeSomebody(ctx, { approved_at: ago(approvedBefore) });
  await giveSavedSearch(ctx, member);
  await giveDue(ctx, member);
  return { people: [member, found] };
}

export const JOBS: readonly Scenario[] = [
  job('mail', async (ctx) => {
    const member = await makeSomebody(ctx);
    return { people: [member], data: { mail_id: await giveMail(ctx, member.user_id) } };
  }),
  job('mail-failed', async (ctx) => {
    const member = await makeSomebody(ctx);
    return { people: [member], data: { mail_id: await giveMail(ctx, member.user_id) } };
  }),
  job(
    'digest-mail',
    async (ctx) => {
      const member = await makeSomebody(ctx, { gender: 'male' });
      const found = await makeSomebody(ctx);
      await giveDueDigest(ctx, member);
      const mail_id = await giveMail(ctx, member.user_id, null, {
        kind: 'new-profiles',
        facts: { profiles: [found.user_id], searches: [] },
      });
      return { people: [member, found], data: { mail_id } };
    },
    { alone: 'searches at the same time share what one of them reads' },
  ),
  job('digest', (ctx) => searcherWithNews(ctx, 'digests', giveDueDigest, DAY / 2), ALL),
  job('search-news', (ctx) => searcherWithNews(ctx, 'search_news', giveDueNews, DAY / 48), ALL),
  job(
    'mail-nightly',
    async (ctx) => {
      // those of earlier attempts
      await ctx.db.deleteFrom('subscriptions').execute();
      const member = await makeSomebody(ctx);
      await giveSubscription(ctx, member, { ends_at: new Date(ctx.now().getTime() + 5 * DAY) });
      const mail_id = await giveMail(ctx, member.user_id);
      const sent = new Date(ctx.now().getTime() - 31 * DAY);
      await ctx.db.updateTable('mails').set({ done_at: sent }).where('id', '=', mail_id).execute();
      return { people: [member] };
    },
    ALL,
  ),
  job(
    'photo-sweep',
    async (ctx) => {
      const member = await makeSomebody(ctx);
      const spent = await givePhoto(ctx, member);
      const removed_at = new Date(ctx.now().getTime() - DAY);
      await ctx.db.updateTable('photos').set({ removed_at }).where('id', '=', spent).execute();
      await storeFiles(ctx, [pictureKey('photo', spent, 'large')]);
      const unhashed = await givePhoto(ctx, member);
      await storeFiles(ctx, [pictureKey('photo', unhashed, 'short')]);
      return { people: [member] };
    },
    LEFT,
  ),
  job(
    'horoscope-drawing',
    async (ctx) => {
      const member = await makeSomebody(ctx);
      const id = await giveHoroscopeFile(ctx, member, { state: 'stored', bytes: PDF.length });
      await ctx.files.put(`attachment/${id}`, PDF);
      return { people: [member] };
    },
    {
      ...LEFT,
      differs: {
        what: /"bytes": ?\d+| [0-9a-f]{8}(?=,)/g,
        why: 'a drawing that was kept, but not noted, is drawn once more',
      },
    },
  ),
  job(
    'files-nightly',
    async (ctx) => {
      await clearFiles(ctx);
      const member = await makeSomebody(ctx);
      const named = await givePhoto(ctx, member);
      await storeFiles(
        ctx,
        [named, uuid()].map((id) => pictureKey('photo', id, 'large')),
      );
      return { people: [member] };
    },
    ALL,
  ),
  job(
    'accounts-nightly',
    async (ctx) => {
      const member = await makeSomebody(ctx);
      const past = new Date(ctx.now().getTime() - 40 * DAY);
      await ctx.db
        .updateTable('sessions')
        .set({ seen_at: past })
        .where('user_id', '=', member.user_id)
        .execute();
      await sql`INSERT INTO mailed_links (id, user_id, purpose, email, secret_hash, expires_at)
        VALUES (${uuid()}, ${member.user_id}, 'verify-email', 'a@example.in', 'h', ${past})`.execute(
        ctx.db,
      );
      return { people: [member] };
    },
    ALL,
  ),
  job(
    'history-head',
    async (ctx) => {
      const member = await makeSomebody(ctx);
      await giveHistory(ctx, member);
      return { people: [member] };
    },
    { reads: true },
  ),
  ...ONLINE_JOBS,
  ...PUSH_JOBS,
];
