import { search } from '@mala/contract/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { changesOn } from '../../../test/changes-after-approval.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { makeMember } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let on: Awaited<ReturnType<typeof changesOn>>;

beforeAll(async () => {
  on = await changesOn(app());
});

describe('what identifies a person', () => {
  it('waits when changed after approval: others see the former value, the owner both', async () => {
    const { member, before, change } = await on.somebody({ name: 'Kamala Devi', city: 'Salem' });
    expect(change).toMatchObject({
      section: 'basic',
      fields: [{ field: 'name', shown: before, proposed: 'Kamala Devi' }],
    });
    const mine = await on.own(member);
    expect(mine.name).toBe('Kamala Devi');
    expect(mine.held_changes).toEqual([
      {
        section: 'basic',
        field: 'name',
        shown: before,
        proposed: 'Kamala Devi',
        state: 'waiting',
        reason: null,
      },
    ]);
    expect(await on.view(member, member)).toMatchObject({ name: 'Kamala Devi' });
    const seen = await on.view(on.groom, member);
    // the rest is live
    expect(seen).toMatchObject({ name: before, city: 'Salem' });
    expect(JSON.stringify(seen)).not.toContain('Kamala Devi');
    expect(seen.held_changes).toBeUndefined();
    const seenByOffice = await on.view(on.admin, member);
    expect(seenByOffice.name).toBe(before);
    expect(seenByOffice.held_changes).toHaveLength(1);
    const found = await app().call(search, {
      token: on.groom.token,
      params: { page: 1 },
      body: {},
    });
    expect(JSON.stringify(found.body)).not.toContain('Kamala Devi');
  });

  it('is each of name, birth date, community with what hangs on it, and the parents', async () => {
    const member = await makeMember(app().ctx, { domain: 'marathimala' });
    const changes = { date_of_birth: '1996-03-04', community: 'others', surname: 'Jadhav' };
    const before = await on.own(member);
    expect(await on.save(member, 'basic', { ...changes, password: PASSWORD })).toBe(200);
    expect(await on.save(member, 'family', { father_name: 'Ganesh', mother_name: 'Sita' })).toBe(
      200,
    );
    const stored = await app()
      .ctx.db.selectFrom('profiles')
      .where('user_id', '=', member.user_id)
      .select(['basic', 'family', 'date_of_birth', 'community'])
      .executeTakeFirstOrThrow();
    for (const name of ['date_of_birth', 'community', 'surname'] as const)
      expect(stored.basic?.[name]).toBe(before[name]);
    expect(stored.family?.father_name).not.toBe('Ganesh');
    expect(await on.own(member)).toMatchObject(changes);
    // not asked for the password again while it waits
    expect(await on.save(member, 'basic', { city: 'Pune' })).toBe(200);
    expect(await on.own(member)).toMatchObject({ ...changes, city: 'Pune' });
  });

  it('of a caste goes with its language and subcaste', async () => {
    const member = await makeMember(app().ctx);
    const before = await on.own(member);
    const changed = { language: 'telugu', community: 'no-caste-bar', surname: null };
    expect(await on.save(member, 'basic', changed)).toBe(200);
    expect((await on.waiting(member))?.fields).toHaveLength(3);
    const { basic } = await app()
      .ctx.db.selectFrom('profiles')
      .where('user_id', '=', member.user_id)
      .select('basic')
      .executeTakeFirstOrThrow();
    for (const name of ['language', 'community', 'surname'] as const)
      expect(basic?.[name] ?? null).toBe(before[name] ?? null);
  });

  it('is saved at once before the approval, and by the office', async () => {
    const pending = await makeMember(app().ctx, { status: 0 });
    expect(await on.save(pending, 'basic', { name: 'Kamala Devi' })).toBe(200);
    expect(await on.waiting(pending)).toBeUndefined();
    expect((await on.view(on.admin, pending)).name).toBe('Kamala Devi');
    const { member } = await on.somebody();
    // what the office saves takes the place of what was proposed; anything else leaves it
    expect(await on.save(member, 'basic', { city: 'Madurai' }, on.admin)).toBe(200);
    expect(await on.waiting(member)).toBeDefined();
    expect(await on.save(member, 'basic', { name: 'Kamala D' }, on.admin)).toBe(200);
    expect(await on.waiting(member)).toBeUndefined();
    expect((await on.view(on.groom, member)).name).toBe('Kamala D');
  });

  it('is replaced by a second change, and gone when it is changed back', async () => {
    const { member, before, change } = await on.somebody();
    expect(await on.save(member, 'basic', { name: 'Kamala Rani' })).toBe(200);
    const second = await on.waiting(member);
    expect(second?.fields).toEqual([{ field: 'name', shown: before, proposed: 'Kamala Rani' }]);
    expect(second?.version).not.toBe(change.version);
    expect(await on.decide(member, change, 'allow')).toBe('CHANGED_MEANWHILE');
    expect(await on.save(member, 'basic', { name: before })).toBe(200);
    expect(await on.waiting(member)).toBeUndefined();
    expect((await on.own(member)).held_changes).toBeUndefined();
  });

  it('with what looks like a contact waits once, as a change', async () => {
    const name = 'Kamala 9840012345';
    const refused = await (async () => {
      const member = await makeMember(app().ctx);
      return { member, answer: await on.save(member, 'basic', { name }) };
    })();
    expect(refused.answer).toMatchObject({ Faults: { name: 'contact:9840012345' } });
    const { member, change, before } = await on.somebody({ name, no_contact: { name } });
    expect((await on.own(member)).held_texts).toBeUndefined();
    expect((await on.view(on.groom, member)).name).toBe(before);
    // again without saying so
    expect(await on.save(member, 'basic', { city: 'Salem' })).toBe(200);
    expect((await on.waiting(member))?.version).toBe(change.version);
  });

  it('is stored when the profile leaves Approved, and forgotten if it was refused', async () => {
    const { member } = await on.somebody();
    expect((await on.setStatus(member, 10)).status).toBe(200);
    expect(await on.waiting(member)).toBeUndefined();
    expect((await on.view(on.admin, member)).name).toBe('Kamala Devi');
    expect((await on.setStatus(member, 200)).status).toBe(200);
    expect((await on.view(on.groom, member)).name).toBe('Kamala Devi');
    const other = await on.somebody();
    expect(await on.decide(other.member, other.change, 'refuse')).toBe(200);
    expect((await on.setStatus(other.member, 500)).status).toBe(200);
    expect((await on.view(on.admin, other.member)).name).toBe(other.before);
  });

  it('with what looks like a contact is held as a text when the profile leaves Approved', async () => {
    const name = 'Kamala 9840012345';
    const { member } = await on.somebody({ name, no_contact: { name } });
    expect((await on.setStatus(member, 500)).status).toBe(200);
    const { name: stored } = await app()
      .ctx.db.selectFrom('profiles')
      .where('user_id', '=', member.user_id)
      .select('name')
      .executeTakeFirstOrThrow();
    expect(stored).toBeNull();
    const held_texts = [{ field: 'name', found: '9840012345', state: 'waiting' }];
    expect(await on.own(member)).toMatchObject({ name, held_texts });
    expect((await on.setStatus(member, 200)).status).toBe(200);
    expect((await on.view(on.groom, member)).name).toBeNull();
  });
});
