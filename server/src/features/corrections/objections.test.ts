import { readDesk } from '@mala/contract/desk.ts';
import * as corrections from '@mala/contract/members/corrections.ts';
import { describe, expect, it } from 'vitest';
import { reason, useCorrections } from '../../../test/correction-calls.ts';
import { giveCorrection } from '../../../test/factories/absences.ts';
import { makeAdmin, makeMember, makeStaff } from '../../../test/factories.ts';
import { makeSomebody } from '../../../test/faults/people.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';

const { app, correct, own, object, answer, waiting, work, mailsTo } = useCorrections();

describe('an objection', () => {
  it('waits for the office, which keeps the correction, and the member hears of it', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeSomebody(app().ctx);
    const { body } = await correct(owner, member, { work_location: 'Erode' });
    const id = body.id ?? '';
    expect((await object(member, id)).body.rows).toMatchObject([
      { id, objection: 'It was right before', object_until: null, answer: null },
    ]);
    expect((await waiting(owner)).find((row) => row.id === id)).toMatchObject({
      profile_id: member.user_id,
      corrected_by: 'Administrator',
      before: { work_location: 'Chennai' },
      objection: 'It was right before',
    });
    const desk = await app().call(readDesk, { token: owner.token });
    const queue = desk.body.queues.find((one) => one.queue === 'objections');
    expect(queue?.count).toBeGreaterThan(0);
    expect((await answer(owner, id)).status).toBe(200);
    expect(await own(member)).toMatchObject([
      { answer: 'kept', answer_reason: 'The papers say so' },
    ]);
    expect((await work(member)).work_location).toBe('Erode');
    expect((await waiting(owner)).some((row) => row.id === id)).toBe(false);
    expect((await mailsTo(member, 'office-acted')).at(-1)).toMatchObject({ act: 'objection-kept' });
  });

  it('puts the former values back, in the fields that are still as they were corrected', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeSomebody(app().ctx);
    const fields = { work_location: 'Erode', position: 'Head teacher' };
    const id = (await correct(owner, member, fields)).body.id ?? '';
    await object(member, id);
    await correct(owner, member, { position: 'Principal' });
    const restore = { answer: 'restored', reason: 'You are right' };
    expect((await answer(owner, id, restore)).status).toBe(200);
    expect(await work(member)).toMatchObject({ work_location: 'Chennai', position: 'Principal' });
    expect((await historyOf(app().ctx, member.user_id)).at(-1)).toMatchObject({
      action: 'objection',
      before: { work_location: 'Erode' },
      after: { work_location: 'Chennai' },
      reason: 'You are right',
    });
    expect((await mailsTo(member, 'office-acted')).at(-1)).toMatchObject({
      act: 'objection-restored',
    });
  });

  it('cannot be granted where nothing is as it was corrected, or the former values do not fit', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx);
    const id = (await correct(owner, member, { work_location: 'Erode' })).body.id ?? '';
    await object(member, id);
    await correct(owner, member, { work_location: 'Salem' });
    const restore = { answer: 'restored', reason: 'You are right' };
    expect((await answer(owner, id, restore)).error.Code).toBe('CANNOT_RESTORE');
    expect((await answer(owner, id)).status).toBe(200);

    const siblings = { section: 'family' } as const;
    await correct(owner, member, { sisters: 3, sisters_married: 2 }, siblings);
    const married = (await correct(owner, member, { sisters_married: 1 }, siblings)).body.id ?? '';
    await object(member, married);
    await correct(owner, member, { sisters: 1 }, siblings);
    expect((await answer(owner, married, restore)).error.Code).toBe('CANNOT_RESTORE');
    expect((await waiting(owner)).some((row) => row.id === married)).toBe(true);
  });

  it('is made once, within thirty days, to one’s own correction', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const id = await giveCorrection(ctx, member.user_id, { objection: null });
    const day = 86_400_000;
    const corrected_at = new Date(ctx.now().getTime() - corrections.OBJECTION_DAYS * day);
    const late = await giveCorrection(ctx, member.user_id, { objection: null, corrected_at });
    expect((await object(member, late)).error.Code).toBe('OBJECTION_LATE');
    const other = await makeMember(ctx);
    for (const unknown of [id, ...HOSTILE_IDS])
      expect((await object(other, unknown)).error.Code).toBe('NOT_FOUND');
    for (const text of ['', 'x'.repeat(1001)])
      expect((await object(member, id, text)).status).toBe(400);
    const both = await Promise.all([object(member, id, 'One'), object(member, id, 'Another')]);
    const codes = both.map(({ status, error }) => (status === 200 ? 200 : error.Code));
    expect(codes.sort()).toEqual([200, 'OBJECTED_ALREADY']);
  });

  it('is answered once, of two at once, and only where there is one', async () => {
    const { ctx } = app();
    const [one, other] = await Promise.all([makeAdmin(ctx), makeAdmin(ctx)]);
    const member = await makeMember(ctx);
    const id = await giveCorrection(ctx, member.user_id);
    const both = await Promise.all([answer(one, id), answer(other, id)]);
    const codes = both.map(({ status, error }) => (status === 200 ? 200 : error.Code));
    expect(codes.sort()).toEqual([200, 'CHANGED_MEANWHILE']);
    const without = await giveCorrection(ctx, member.user_id, { objection: null });
    for (const unknown of [without, ...HOSTILE_IDS])
      expect((await answer(one, unknown)).error.Code).toBe('NOT_FOUND');
    const far = await makeStaff(ctx, 'OWNER', 'marathimala', 'marathimala');
    const next = await giveCorrection(ctx, member.user_id);
    expect((await answer(far, next)).error.Code).toBe('NOT_FOUND');
    expect((await waiting(far)).some((row) => row.id === next)).toBe(false);
    for (const body of [
      { answer: 'maybe', reason },
      { answer: 'kept' },
      { answer: 'kept', reason: '' },
    ])
      expect((await answer(one, next, body)).status).toBe(400);
  });
});
