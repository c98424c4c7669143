import { listHistory } from '@mala/contract/history.ts';
import { lookInReview } from '@mala/contract/moderation/review.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { changesOn } from '../../../test/changes-after-approval.ts';
import { makeAdmin, makeMember, makeStaff } from '../../../test/factories.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let on: Awaited<ReturnType<typeof changesOn>>;

beforeAll(async () => {
  on = await changesOn(app());
});

describe('the office', () => {
  it('allows a change: others see it, and it is no longer new', async () => {
    const { member, change, before } = await on.somebody();
    expect(await on.decide(member, change, 'allow')).toBe(200);
    expect((await on.view(on.groom, member)).name).toBe('Kamala Devi');
    expect(await on.own(member)).not.toHaveProperty('held_changes');
    expect(await on.decide(member, change, 'allow')).toBe('CHANGED_MEANWHILE');
    const { body } = await app().call(listHistory, {
      token: on.admin.token,
      params: { page: 1 },
      query: { profile: member.user_id, action: 'change' },
    });
    expect(body.rows[0]).toMatchObject({
      part: 'basic',
      before: { name: before, state: 'waiting' },
      after: { name: 'Kamala Devi', state: 'approved' },
    });
  });

  it('counts what it allowed as looked at', async () => {
    const member = await makeMember(app().ctx, { status: 10 });
    expect((await on.setStatus(member, 200)).status).toBe(200);
    expect(await on.save(member, 'family', { father_name: 'Ganesh' })).toBe(200);
    const change = await on.waiting(member);
    if (!change) throw new Error('nothing waits');
    expect(await on.decide(member, change, 'allow')).toBe(200);
    const params = { id: member.user_id };
    const { body } = await app().call(lookInReview, { token: on.admin.token, params });
    expect(body.earlier?.view.family.father_name).toBe('Ganesh');
  });

  it('refuses a change with a reason, which the owner reads', async () => {
    const { member, change, before } = await on.somebody();
    const reason = 'Please send a document.';
    expect(await on.decide(member, change, 'refuse', { reason })).toBe(200);
    expect(await on.waiting(member)).toBeUndefined();
    expect(await on.own(member)).toMatchObject({
      name: 'Kamala Devi',
      held_changes: [{ state: 'refused', reason, shown: before }],
    });
    expect((await on.view(on.groom, member)).name).toBe(before);
    const mails = app().ctx.db.selectFrom('mails').where('user_id', '=', member.user_id);
    expect(await mails.select('kind').execute()).toEqual([{ kind: 'change-refused' }]);
    // the same once more stays refused, another one waits
    expect(await on.save(member, 'basic', { city: 'Salem' })).toBe(200);
    expect(await on.waiting(member)).toBeUndefined();
    expect(await on.save(member, 'basic', { name: 'Kamala Rani' })).toBe(200);
    expect(await on.waiting(member)).toBeDefined();
  });

  it('decides once: of two at once the second is told', async () => {
    const { member, change } = await on.somebody();
    const other = await makeAdmin(app().ctx);
    const outcomes = await Promise.all([
      on.decide(member, change, 'allow'),
      on.decide(member, change, 'refuse', {}, other),
    ]);
    expect(outcomes.toSorted()).toEqual([200, 'CHANGED_MEANWHILE'].toSorted());
  });

  it('acts in its own community only, and never for a member', async () => {
    const { member, change } = await on.somebody();
    const elsewhere = await makeStaff(app().ctx, 'REVIEWER', 'marathimala', 'marathimala');
    expect(await on.waiting(member, elsewhere)).toBeUndefined();
    expect(await on.decide(member, change, 'allow', {}, elsewhere)).toBe('NOT_FOUND');
    expect(await on.decide(member, change, 'allow', {}, member)).toBe('FORBIDDEN');
    const here = await makeStaff(app().ctx, 'REVIEWER', 'tamilmala', 'tamilmala');
    expect(await on.decide(member, change, 'allow', {}, here)).toBe(200);
  });

  it('is told of wrong input', async () => {
    const { member, change } = await on.somebody();
    expect(await on.decide(member, change, 'maybe' as 'allow')).toBe('INVALID');
    expect(await on.decide(member, { ...change, section: 'work' as 'basic' }, 'allow')).toBe(
      'INVALID',
    );
    expect(await on.decide(member, { ...change, section: 'family' }, 'allow')).toBe(
      'CHANGED_MEANWHILE',
    );
    expect(await on.decide(member, change, 'refuse', { reason: 'x'.repeat(301) })).toBe('INVALID');
    for (const user_id of HOSTILE_IDS)
      expect(await on.decide({ ...member, user_id }, change, 'allow')).toBe('NOT_FOUND');
  });
});
