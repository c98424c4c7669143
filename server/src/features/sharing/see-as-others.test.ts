import { downloadContact } from '@mala/contract/contacts.ts';
import { readHome } from '@mala/contract/content.ts';
import { allowHomePhoto } from '@mala/contract/photos/album.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { type SeenAs, seeAsOthers } from '@mala/contract/sharing.ts';
import { beforeAll, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { makeFeatured } from '../../../test/factories/home.ts';
import {
  asOwner,
  giveHoroscopeFile,
  givePhoto,
  giveSubscription,
  makeMember,
  type Person,
  tokenFor,
} from '../../../test/factories.ts';
import { giveHeldChange, giveHeldText } from '../../../test/faults/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeAll(() => app().setNow(new Date()));

const see = (person: Person, as: SeenAs) =>
  app().call(seeAsOthers, { token: person.token, query: { as } });

const people = [
  { domain: 'tamilmala', gender: 'female' },
  { domain: 'marathimala', gender: 'male' },
] as const;

/** A profile with everything that others must not see. */
async function makeWhole(wanted: (typeof people)[number]) {
  const { ctx } = app();
  const approved_at = new Date(Date.now() + 86_400_000);
  const person = await makeFeatured(ctx, { ...wanted, approved_at });
  for (const state of ['approved', 'waiting', 'refused', 'approved'] as const)
    await givePhoto(ctx, person, state);
  await giveHeldText(ctx, person);
  await giveHeldChange(ctx, person);
  await giveHoroscopeFile(ctx, person);
  return person;
}

/** Addresses of horoscope files are signed for their reader. */
const unsigned = (view: unknown) =>
  JSON.parse(JSON.stringify(view).replace(/(\/files\/attachment\/[^/]*)[^"]*/g, '$1'));

it.each(people)('is what a real viewer of each kind gets: %j', async (wanted) => {
  const { ctx, call } = app();
  const person = await makeWhole(wanted);
  const { domain } = wanted;
  const viewer = await makeMember(ctx, {
    domain,
    gender: wanted.gender === 'male' ? 'female' : 'male',
  });
  await givePhoto(ctx, viewer);
  await giveSubscription(ctx, viewer);
  const token = await tokenFor(ctx, viewer.user_id);
  const params = { profileId: person.user_id };

  // each viewer has a match of his own
  const read = async () => {
    const { match: _, ...view } = (await call(viewProfile, { token, params })).body;
    return view;
  };
  const member = (await see(person, 'member')).body;
  expect(member).toEqual({ profile: await read(), face: null });
  expect(member.profile).not.toHaveProperty('mobiles');
  expect(member.profile).not.toHaveProperty('match');

  expect((await call(downloadContact, { token, params })).status).toBe(200);
  const downloaded = (await see(person, 'downloaded')).body;
  expect(unsigned(downloaded)).toEqual(unsigned({ profile: await read(), face: null }));
  expect(downloaded.profile?.mobiles).toHaveLength(2);
  expect(downloaded.profile?.attachments?.[0]?.url).toContain('/owner?');

  const atHome = async () => {
    const { brides, grooms } = (await call(readHome, { query: { domain } })).body;
    return wanted.gender === 'male' ? grooms[0] : brides[0];
  };
  expect((await see(person, 'guest')).body).toEqual({ profile: null, face: await atHome() });
  await call(allowHomePhoto, { ...asOwner(person), body: { allowed: true } });
  const { face } = (await see(person, 'guest')).body;
  expect([face, face?.photo === null]).toEqual([await atHome(), false]);
});

it('counts and records nothing', async () => {
  const bride = await makeMember(app().ctx);
  for (const as of ['member', 'downloaded', 'guest'] as const) await see(bride, as);
  for (const table of ['downloads', 'profile_opens'] as const) {
    const rows = await app()
      .ctx.db.selectFrom(table)
      .where('profile_id', '=', bride.user_id)
      .select('profile_id')
      .execute();
    expect(rows).toEqual([]);
  }
});

it('is nothing where others see nothing', async () => {
  const { ctx } = app();
  const nothing = { profile: null, face: null };
  const paused = await makeFeatured(ctx, { approved_at: new Date(Date.now() + 86_400_000) });
  await giveAbsence(ctx, paused.user_id, 'paused');
  const hidden = [
    paused,
    await makeMember(ctx, { status: 10 }),
    await makeMember(ctx, { status: 300 }),
    await makeMember(ctx, { status: 500 }),
    await makeMember(ctx, { status: 0, without: ['basic'] }),
  ];
  for (const person of hidden)
    for (const as of ['member', 'downloaded', 'guest'] as const)
      expect((await see(person, as)).body).toEqual(nothing);
  // approved, and not featured
  expect((await see(await makeMember(ctx), 'guest')).body).toEqual(nothing);
});

it.each([undefined, 'owner', 'MEMBER', ''])('is not seen as %j', async (as) => {
  const { token } = await makeMember(app().ctx);
  const { status } = await app().call(seeAsOthers, {
    token,
    query: as === undefined ? {} : { as },
  });
  expect(status).toBe(400);
});
