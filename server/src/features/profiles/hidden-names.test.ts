import { me } from '@mala/contract/auth/me.ts';
import { signup } from '@mala/contract/auth/sign-in.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeMember } from '../../../test/factories.ts';
import { fromElsewhere } from '../../../test/mailed-links.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const HIDDEN = [
  'Mee\u202ena',
  '\u2067Meena\u2069',
  'Mee\u200bna',
  'مينا',
  'Meena\u{e0041}',
  '\u3164',
];

it.each(HIDDEN)('is refused in every name: %j', async (name) => {
  const account = { user_name: name, mobile_no: freshMobile(), password: PASSWORD };
  const refused = await app().call(signup, { body: account, headers: fromElsewhere() });
  expect([refused.status, refused.error.Faults]).toEqual([400, { user_name: 'hiddenInName' }]);
  const { token, user_id } = await makeMember(app().ctx);
  const sent = { token, params: { userId: user_id } };
  const sample = sampleSections('tamilmala');
  const basic = await app().call(saveSection.basic, { ...sent, body: { ...sample.basic, name } });
  expect([basic.status, basic.error.Faults]).toEqual([400, { name: 'hiddenInName' }]);
  const parents = { father_name: name, mother_name: name };
  const family = await app().call(saveSection.family, {
    ...sent,
    body: { ...sample.family, ...parents },
  });
  expect([family.status, family.error.Faults]).toEqual([
    400,
    { father_name: 'hiddenInName', mother_name: 'hiddenInName' },
  ]);
});

it.each([...HIDDEN, 'Deshmukh.com'])('is refused in a surname: %j', async (surname) => {
  const { token, user_id } = await makeMember(app().ctx, { domain: 'marathimala' });
  const sent = { token, params: { userId: user_id } };
  const body = { ...sampleSections('marathimala').basic, surname };
  const { status, error } = await app().call(saveSection.basic, { ...sent, body });
  const fault = surname.endsWith('.com') ? 'linkInName' : 'hiddenInName';
  expect([status, error.Faults]).toEqual([400, expect.objectContaining({ surname: fault })]);
});

it('joiners that the scripts of India need stay, and are read back', async () => {
  const { token, user_id } = await makeMember(app().ctx, { domain: 'marathimala' });
  const sent = { token, params: { userId: user_id } };
  const sample = sampleSections('marathimala').family;
  const father_name = 'दऱ्\u200dयाबा';
  const body = { ...sample, father_name };
  expect((await app().call(saveSection.family, { ...sent, body })).status).toBe(200);
  const { body: now } = await app().call(readSection.family, sent);
  expect(now.father_name).toBe(father_name);
});

it('in other texts marks of direction are taken out', async () => {
  const { token, user_id } = await makeMember(app().ctx);
  const sent = { token, params: { userId: user_id } };
  const sample = sampleSections('tamilmala').work;
  const body = { ...sample, position: 'Team\u202e lead\u200b\u2069' };
  expect((await app().call(saveSection.work, { ...sent, body })).status).toBe(200);
  const { body: now } = await app().call(readSection.work, sent);
  expect(now.position).toBe('Team lead');
});

it('a name that was stored before stays readable', async () => {
  const { token, user_id } = await makeMember(app().ctx);
  const stored = 'Mee\u200bna';
  await app()
    .ctx.db.updateTable('users')
    .set({ user_name: stored })
    .where('id', '=', user_id)
    .execute();
  const { body } = await app().call(me, { token });
  expect(body.user_name).toBe(stored);
});
