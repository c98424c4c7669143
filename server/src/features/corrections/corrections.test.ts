import { me } from '@mala/contract/auth/me.ts';
import * as corrections from '@mala/contract/members/corrections.ts';
import { readSection, saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { describe, expect, it } from 'vitest';
import { reason, useCorrections } from '../../../test/correction-calls.ts';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { asOwner, makeAdmin, makeMember, makeStaff } from '../../../test/factories.ts';
import { giveHeldChange, makeSomebody } from '../../../test/faults/people.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';

const { app, read, correct, own, work, mailsTo } = useCorrections();

describe('a correction', () => {
  it('holds at once, is told to the member, and keeps both values in the history', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeSomebody(app().ctx);
    const { status, body } = await correct(owner, member, { work_location: 'Erode' });
    expect(status).toBe(200);
    const params = { profileId: member.user_id };
    const view = await app().call(viewProfile, { token: owner.token, params });
    expect(view.body.work.work_location).toBe('Erode');
    expect(await own(member)).toMatchObject([
      {
        id: body.id,
        section: 'work',
        before: { work_location: 'Chennai' },
        after: { work_location: 'Erode' },
        reason,
        objection: null,
        answer: null,
      },
    ]);
    expect(await mailsTo(member, 'office-acted')).toMatchObject([{ act: 'corrected', reason }]);
    const lines = await historyOf(app().ctx, member.user_id);
    expect(lines.filter(({ action }) => action !== 'look')).toMatchObject([
      {
        action: 'correction',
        part: 'work',
        before: { work_location: 'Chennai' },
        after: { work_location: 'Erode' },
        reason,
      },
    ]);
  });

  it('of nothing does nothing', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeSomebody(app().ctx);
    expect((await correct(owner, member, {})).body).toEqual({ id: null });
    expect((await correct(owner, member, { work_location: ' Chennai ' })).body).toEqual({
      id: null,
    });
    expect(await own(member)).toEqual([]);
    expect(await mailsTo(member, 'office-acted')).toEqual([]);
  });

  it('is checked by the rules of the form, with the name of each field', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx);
    const faulty = { education: 'nothing', work_location: 'x'.repeat(300), invented: 1 };
    const { status, error } = await correct(owner, member, faulty);
    expect([status, Object.keys(error.Faults ?? {}).sort()]).toEqual([
      400,
      ['education', 'invented', 'work_location'],
    ]);
    // a subcaste that does not go with the caste
    const basic = await correct(owner, member, { surname: 'nobody' }, { section: 'basic' });
    expect(Object.keys(basic.error.Faults ?? {})).toEqual(['surname']);
    for (const more of [{ reason: '' }, { reason: 'x'.repeat(301) }])
      expect((await correct(owner, member, { position: 'Head' }, more)).status).toBe(400);
    expect(await own(member)).toEqual([]);
  });

  it('leaves the gender that is fixed since the approval, and changes the letters before', async () => {
    const owner = await makeAdmin(app().ctx);
    const approved = await makeMember(app().ctx);
    const refused = await correct(owner, approved, { gender: 'male' }, { section: 'basic' });
    expect(refused.error.Faults).toEqual({ gender: 'genderFixed' });
    const pending = await makeMember(app().ctx, { status: 0 });
    expect((await correct(owner, pending, { gender: 'male' }, { section: 'basic' })).status).toBe(
      200,
    );
    const { body } = await app().call(me, { token: pending.token });
    expect(body.mid).toBe(pending.mid?.replace('MF', 'MM'));
  });

  it('of the contact tells the address that was confirmed', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeSomebody(app().ctx);
    const changed = { mobiles: ['9840099999', null], birth: undefined };
    const { birth: _, ...fields } = changed;
    expect((await correct(owner, member, fields, { section: 'basic' })).status).toBe(200);
    expect(await mailsTo(member, 'contact-changed')).toHaveLength(1);
    expect((await own(member))[0]?.after).toEqual({ mobiles: ['9840099999', null] });
  });

  it('takes "I do not know" as an answer', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx);
    const fields = { birth_time: null, unknown: ['birth_time'] };
    expect((await correct(owner, member, fields, { section: 'horoscope' })).status).toBe(200);
    expect((await own(member))[0]?.after).toEqual({ birth_time: null, unknown: ['birth_time'] });
  });

  it('takes the place of what the member has proposed, and is in the way of a decision about it', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx);
    const { body } = await read(owner, member.user_id, 'basic');
    await giveHeldChange(app().ctx, member);
    const stale = { section: 'basic', version: body.version } as const;
    expect((await correct(owner, member, { name: 'Meena Raman' }, stale)).error.Code).toBe(
      'CHANGED_MEANWHILE',
    );
    const fresh = await read(owner, member.user_id, 'basic');
    expect(fresh.body.held_changes).toMatchObject([{ field: 'name', proposed: 'Another Name' }]);
    await correct(owner, member, { name: 'Meena Raman' }, { section: 'basic' });
    const section = await app().call(readSection.basic, asOwner(member));
    expect([section.body.name, section.body.held_changes]).toEqual(['Meena Raman', undefined]);
  });

  it.each([0, 10, 200, 300, 301, 500, 501] as const)(
    'is possible in the status %i, and the member reads it',
    async (status) => {
      const owner = await makeAdmin(app().ctx);
      const member = await makeMember(app().ctx, { status });
      expect((await correct(owner, member, { position: 'Head teacher' })).status).toBe(200);
      expect(await own(member)).toHaveLength(1);
    },
  );

  it('of two people at once is one, and the other is told, with nothing lost', async () => {
    const [one, other] = await Promise.all([makeAdmin(app().ctx), makeAdmin(app().ctx)]);
    const member = await makeMember(app().ctx);
    const { version } = (await read(one, member.user_id)).body;
    const answers = await Promise.all([
      correct(one, member, { position: 'Head teacher' }, { version }),
      correct(other, member, { work_location: 'Erode' }, { version }),
    ]);
    const codes = answers.map(({ status, error }) => (status === 200 ? 200 : error.Code));
    expect(codes.sort()).toEqual([200, 'CHANGED_MEANWHILE']);
    expect(await own(member)).toHaveLength(1);
    // again, on top of what is there now
    await correct(one, member, { position: 'Head teacher' });
    await correct(other, member, { work_location: 'Erode' });
    expect(await work(member)).toMatchObject({ position: 'Head teacher', work_location: 'Erode' });
  });

  it('is refused where the member has saved since', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx);
    const { body } = await read(owner, member.user_id);
    const { held_texts: _, ...section } = await work(member);
    const saved = {
      ...asOwner(member),
      body: { ...section, position: 'Principal', mid: undefined },
    };
    const { mid: __, ...fields } = saved.body;
    expect((await app().call(saveSection.work, { ...saved, body: fields })).status).toBe(200);
    const stale = await correct(owner, member, { position: 'Head' }, { version: body.version });
    expect(stale.error.Code).toBe('CHANGED_MEANWHILE');
    expect((await work(member)).position).toBe('Principal');
  });

  it('is for saved sections of members of the community', async () => {
    const owner = await makeStaff(app().ctx, 'OWNER', 'tamilmala', 'tamilmala');
    const begun = await makeMember(app().ctx, { status: 0, without: ['work'] });
    const far = await makeMember(app().ctx, { domain: 'marathimala' });
    const colleague = await makeStaff(app().ctx, 'REVIEWER');
    const body = { version: 'x', reason, fields: {} };
    for (const id of [begun.user_id, far.user_id, colleague.user_id, ...HOSTILE_IDS]) {
      expect((await read(owner, id)).error.Code).toBe('NOT_FOUND');
      const params = { id, section: 'work' as const };
      const sent = { token: owner.token, params, body };
      expect((await app().call(corrections.correctSection, sent)).error.Code).toBe('NOT_FOUND');
    }
    expect((await read(owner, begun.user_id, 'photo' as Section)).status).toBe(400);
    expect((await read(colleague, begun.user_id, 'basic')).error.Code).toBe('FORBIDDEN');
  });

  it('of a closed account is too late', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx);
    const { version } = (await read(owner, member.user_id)).body;
    await giveAbsence(app().ctx, member.user_id, 'closed');
    const { error } = await correct(owner, member, { position: 'Head' }, { version });
    expect(error.Code).toBe('CHANGED_MEANWHILE');
  });
});
