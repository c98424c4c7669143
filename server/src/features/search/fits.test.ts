import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { savePreferences } from '@mala/contract/profiles/preferences.ts';
import { search } from '@mala/contract/search.ts';
import { expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const { personal, work, horoscope } = sampleSections('tamilmala');

async function say({ token, user_id: userId }: Person, wishes: object): Promise<void> {
  const body = { shown: false, told: true, ...wishes };
  const { status } = await app().call(savePreferences, { token, params: { userId }, body });
  expect(status).toBe(200);
}

/** What each card says of how two fit. */
async function find({ token }: Person) {
  const body = { fields: ['card'] };
  const { status, body: found } = await app().call(search, { token, params: { page: 1 }, body });
  expect(status).toBe(200);
  return Object.fromEntries(found.rows.map(({ name, fit }) => [name, fit ?? {}] as const));
}

it('cards say who fits, at once after any change', async () => {
  const { ctx } = app();
  const groom = await makeMember(ctx, { gender: 'male', personal: { ...personal, height: 175 } });
  const bride = (name: string, wanted: object) =>
    makeMember(ctx, { gender: 'female', basic: { name }, ...wanted });
  const anu = await bride('Anu', { personal: { ...personal, height: 160 } });
  const banu = await bride('Banu', { personal: { ...personal, height: 170 } });
  const chitra = await bride('Chitra', { work: { ...work, profession: 'software-engineer' } });
  await bride('Devi', {
    horoscope: {
      ...horoscope,
      raasi: null,
      birth_star: null,
      padham: null,
      unknown: ['raasi', 'birth_star', 'padham'],
    },
  });

  // nobody has said anything
  expect(await find(groom)).toEqual({ Anu: {}, Banu: {}, Chitra: {}, Devi: {} });

  await say(groom, { to_height: 165, profession_group: ['education'], birth_star: ['ashwini'] });
  await say(anu, { from_height: 170 });
  await say(banu, { from_height: 170, shown: true });
  await say(chitra, { from_height: 180 });
  expect(await find(groom)).toEqual({
    ...{ Anu: { mine: true, theirs: true }, Banu: { mine: false, theirs: true } },
    // who does not fit is told nothing; a star that is not known fits none
    ...{ Chitra: { mine: false }, Devi: { mine: false } },
  });

  await say(chitra, { from_height: 180, shown: true });
  expect((await find(groom)).Chitra).toEqual({ mine: false, theirs: false });
  await say(anu, { from_height: 170, told: false });
  expect((await find(groom)).Anu).toEqual({ mine: true });

  // his own change: hidden wishes do not follow it, shown ones do
  await say(anu, { from_height: 180 });
  const { token, user_id: userId } = groom;
  const body = { ...personal, height: 185 };
  await app().call(saveSection.personal, { token, params: { userId }, body });
  expect((await find(groom)).Anu).toEqual({ mine: true });
});

it('members who wait for their approval are told what they look for themselves, and no more', async () => {
  const { ctx } = app();
  const pending = await makeMember(ctx, { domain: 'marathimala', gender: 'male', status: 0 });
  const bride = await makeMember(ctx, { domain: 'marathimala', gender: 'female' });
  await say(bride, { state: ['maharashtra'], shown: true });
  await say(pending, { state: ['maharashtra'] });
  expect(Object.values(await find(pending))).toEqual([{ mine: true }]);
  const owner = await makeAdmin(ctx, 'marathimala');
  expect(Object.values(await find(owner))).toEqual([{}]);
});
