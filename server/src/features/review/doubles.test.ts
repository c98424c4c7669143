import { nextToReview } from '@mala/contract/moderation/review.ts';
import { addPhoto } from '@mala/contract/photos/album.ts';
import { beforeEach, expect, it } from 'vitest';
import { freshMobile } from '../../../test/factories/accounts.ts';
import { asOwner, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { scenery } from '../../../test/fixtures/scenery.ts';
import { formOf } from '../../../test/fixtures/uploads.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { findByMobiles } from './double-queries.ts';

const app = useTestApp();
let reviewer: Person;

beforeEach(async () => {
  const { ctx } = app();
  await ctx.db.deleteFrom('review_claims').execute();
  await ctx.db.updateTable('profiles').set({ status: 500 }).where('status', '=', 0).execute();
  reviewer = await makeStaff(ctx, 'REVIEWER', 'tamilmala', 'tamilmala');
});

/** Somebody whose number and birth date nobody else has. */
let day = 0;
const made = (more: Parameters<typeof makeMember>[1] = {}) => {
  day += 1;
  const date_of_birth = new Date(Date.UTC(1980, 0, day)).toISOString().slice(0, 10);
  const basic = { mobiles: [freshMobile(), null], date_of_birth, ...more.basic } as never;
  return makeMember(app().ctx, { ...more, basic });
};

async function doubles(person = reviewer) {
  const body = { except: [], holding: [], take: 1 };
  const { rows } = (await app().call(nextToReview, { token: person.token, body })).body;
  return { found: rows[0]?.doubles, hidden: rows[0]?.hidden_doubles };
}

it('has the same number as account or contact, in either community', async () => {
  const mobile = freshMobile();
  const alternate = await made({ basic: { mobiles: [freshMobile(), mobile] } });
  const contact = await made({ basic: { mobiles: [mobile, null] } });
  await made({ domain: 'marathimala', basic: { mobiles: [mobile, null] } });
  const member = await made({ status: 0, basic: { mobiles: [mobile, null] } });
  const { found, hidden } = await doubles();
  expect(found?.map(({ profile_id, reasons }) => [profile_id, reasons])).toEqual([
    [alternate.user_id, ['mobile']],
    [contact.user_id, ['mobile']],
  ]);
  expect(hidden).toEqual([{ domain: 'marathimala', reasons: ['mobile'] }]);
  await app().ctx.db.deleteFrom('review_claims').execute();
  const both = await doubles(await makeStaff(app().ctx, 'REVIEWER'));
  expect([both.found?.length, both.hidden]).toEqual([3, []]);
  await app()
    .ctx.db.updateTable('users')
    .set({ mobile_no: freshMobile() })
    .where('id', '=', member.user_id)
    .execute();
});

it('has the number of the account', async () => {
  const first = await made();
  await made({ status: 0, basic: { mobiles: [freshMobile(), first.mobile_no] } });
  expect((await doubles()).found?.map(({ mid }) => mid)).toEqual([first.mid]);
});

it('names the holder of the account first where very many share a number', async () => {
  const { ctx } = app();
  const mobile = freshMobile();
  const sharing = () => made({ basic: { mobiles: [freshMobile(), mobile] } });
  const own = await sharing();
  for (let others = 0; others < 101; others += 1) await sharing();
  const holder = await made();
  const holding = ctx.db.updateTable('users').set({ mobile_no: mobile });
  await holding.where('id', '=', holder.user_id).execute();
  const found = await findByMobiles(ctx.db, own.user_id, [mobile]);
  expect([found[0], found.length, new Set(found).size]).toEqual([holder.user_id, 100, 100]);
  expect(found).not.toContain(own.user_id);
});

it('has the same birth date and a name that sounds the same', async () => {
  const born = { date_of_birth: '1979-05-06' };
  const first = await made({ basic: { ...born, name: 'லட்சுமி' } });
  await made({ basic: { ...born, name: 'Revathi' } });
  await made({ basic: { name: 'Lakshmi' } });
  await made({ status: 0, basic: { ...born, name: 'Lakshmi S' } });
  const { found } = await doubles();
  expect(found).toMatchObject([{ profile_id: first.user_id, name: 'லட்சுமி', reasons: ['name'] }]);
});

it('has a photo that is alike, which is shown', async () => {
  const bytes = await scenery(77);
  const upload = async (person: Person, picture: Buffer) => {
    const form = formOf('photo', picture);
    const { body } = await app().call(addPhoto, { ...asOwner(person), form });
    return body.at(-1)?.id;
  };
  const first = await made();
  await upload(first, await scenery(78));
  const copy = await upload(first, bytes);
  const member = await made({ status: 0 });
  await upload(member, bytes);
  const { found } = await doubles();
  expect(found).toMatchObject([{ profile_id: first.user_id, reasons: ['photo'] }]);
  expect(found?.[0]?.photo?.id).toBe(copy);
});
