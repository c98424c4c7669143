import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember, type Person, type Wanted } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

function save(person: Person, more: object = {}, token = person.token) {
  const body = { ...sampleSections(person.domain).basic, ...more };
  return app().call(saveSection.basic, { token, params: { userId: person.user_id }, body });
}

function newcomer(wanted: Wanted = {}) {
  return makeMember(app().ctx, { status: 0, without: ['basic'], ...wanted });
}

describe('the member id', () => {
  it.each([
    ['female', 'MF'],
    ['male', 'MM'],
  ])('is given to a %s with the prefix %s, at the first save only', async (gender, letters) => {
    const member = await newcomer();
    const first = await save(member, { gender });
    expect(first.body.profile_id).toBe(member.user_id);
    expect(first.body.mid).toMatch(new RegExp(`^${letters}[0-9]{6}$`));
    expect((await save(member, { gender, city: 'Salem' })).body.mid).toBe(first.body.mid);
    const params = { userId: member.user_id };
    const { body } = await app().call(readSection.basic, { token: member.token, params });
    expect(body).toMatchObject({ mid: first.body.mid, city: 'Salem' });
  });

  it('comes from one sequence for both sites and genders', async () => {
    const mids = [];
    for (const domain of ['tamilmala', 'marathimala'] as const)
      for (const gender of ['male', 'female'])
        mids.push((await save(await newcomer({ domain }), { gender })).body.mid);
    const numbers = mids.map((mid) => Number(mid.slice(2)));
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2, 3]);
  });

  it('is the same for simultaneous first saves, and uses one number', async () => {
    const member = await newcomer();
    const replies = await Promise.all(Array.from({ length: 8 }, () => save(member)));
    const mids = new Set(replies.map(({ body }) => body.mid));
    expect(mids.size).toBe(1);
    const next = (await save(await newcomer())).body.mid;
    expect(Number(next.slice(2)) - Number([...mids][0]?.slice(2))).toBe(1);
  });

  it('uses no number for a rejected save', async () => {
    const member = await newcomer();
    const before = (await save(await newcomer())).body.mid;
    expect((await save(member, { name: '' })).status).toBe(400);
    const after = (await save(member)).body.mid;
    expect(Number(after.slice(2)) - Number(before.slice(2))).toBe(1);
  });
});

describe('a change of gender', () => {
  it('changes only the prefix, before an approval', async () => {
    const member = await newcomer();
    const bride = (await save(member, { gender: 'female' })).body.mid;
    const groom = (await save(member, { gender: 'male' })).body.mid;
    expect(groom).toBe(bride.replace('MF', 'MM'));
    expect((await save(member, { gender: 'female' })).body.mid).toBe(bride);
  });

  it.each([200, 10, 300, 500] as const)(
    'is rejected after an approval, at status %i',
    async (status) => {
      const { ctx } = app();
      const member = await makeMember(ctx);
      const row = ctx.db.updateTable('profiles').where('user_id', '=', member.user_id);
      await row.set({ status }).execute();
      const admin = await makeAdmin(ctx);
      for (const token of [member.token, admin.token]) {
        const refused = await save(member, { gender: 'male' }, token);
        expect(refused.status).toBe(400);
        expect(refused.error).toMatchObject({
          Code: 'INVALID',
          Fields: { gender: 'Cannot be changed after approval. Please write to support.' },
        });
        const kept = await save(member, { city: 'Salem' }, token);
        expect(kept.body.mid).toBe(member.mid);
      }
    },
  );
});
