import { me } from '@mala/contract/auth/me.ts';
import * as erasure from '@mala/contract/members/erasure.ts';
import { readMember } from '@mala/contract/members/page.ts';
import { readReceipt } from '@mala/contract/payments/receipts.ts';
import { describe, expect, it } from 'vitest';
import { giveComplaint } from '../../../test/factories/complaints.ts';
import { givePayment } from '../../../test/factories/payments.ts';
import { giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import {
  giveHoroscopeFile,
  givePhoto,
  giveSubscription,
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
  tokenFor,
} from '../../../test/factories.ts';
import { giveHeldText, giveMail } from '../../../test/faults/people.ts';
import { giveHistory, historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { makeLink } from '../../../test/shared-links.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const ASKED = { asked_by: 'letter', asked_on: '2026-11-20' } as const;

const preview = ({ token }: Person, id: string) =>
  app().call(erasure.previewErasure, { token, params: { id } });
const erase = ({ token }: Person, id: string, body: object = ASKED) =>
  app().call(erasure.eraseMember, { token, params: { id }, body: body as typeof ASKED });
const receipt = ({ token }: Person, id: string) =>
  app().call(erasure.readErasure, { token, params: { id } });

/** A member with some of everything. */
async function makeFull(owner: Person) {
  const { ctx } = app();
  const member = await makeMember(ctx);
  await givePhoto(ctx, member);
  await giveHoroscopeFile(ctx, member);
  await giveHeldText(ctx, member);
  await giveMail(ctx, member.user_id);
  await giveSubscription(ctx, member);
  await giveHistory(ctx, member);
  await giveComplaint(ctx, member, await makeMember(ctx, { gender: 'male' }));
  await makeLink(app(), member);
  await giveSavedSearch(ctx, member);
  return { member, payment: await givePayment(ctx, member, owner) };
}

describe('an erasure', () => {
  it('takes what its preview says, and leaves a receipt', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const { member, payment } = await makeFull(owner);
    const { body: counts } = await preview(owner, member.user_id);
    expect(counts.goes).toMatchObject({ photos: 1, files: 1, texts: 1, mails: 1, sessions: 1 });
    expect(counts.goes).toMatchObject({ links: 1, searches: 1 });
    expect(counts.stays).toEqual({ payments: 1, history: 1, complaints: 1 });
    expect((await app().call(me, { token: member.token })).status).toBe(200);

    const { status, body } = await erase(owner, member.user_id);
    expect([status, body]).toEqual([200, { receipt: member.user_id }]);
    expect((await app().call(me, { token: member.token })).status).toBe(401);
    const gone = { token: owner.token, params: { id: member.user_id } };
    expect((await app().call(readMember, gone)).status).toBe(404);
    for (const table of ['users', 'photos', 'horoscope_files', 'held_texts', 'mails'] as const) {
      const column = table === 'users' ? 'id' : table === 'mails' ? 'user_id' : 'profile_id';
      const left = ctx.db.selectFrom(table).where(column as 'id', '=', member.user_id);
      expect([table, await left.select('id').execute()]).toEqual([table, []]);
    }

    const kept = await receipt(owner, member.user_id);
    expect(kept.body).toMatchObject({ ...ASKED, ...counts, mid: member.mid, domain: 'tamilmala' });
    expect(kept.body.receipt).toMatch(/^TM\/E\/\d{4}\/\d+$/);
    for (const personal of [member.user_name, member.mobile_no])
      expect(JSON.stringify(kept.body)).not.toContain(personal);
    const paid = await app().call(readReceipt, { token: owner.token, params: { id: payment } });
    expect(paid.body).toMatchObject({ payer: null, mid: member.mid });
    const lines = await historyOf(ctx, member.user_id);
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('Kamala said so');
    expect(lines[1]).toMatchObject({
      action: 'erasure',
      after: { erasure_receipt: kept.body.receipt, asked_by: 'letter' },
    });
  });

  it('has a receipt that is read also where an earlier version counted less', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    await erase(owner, member.user_id);
    const { body } = await receipt(owner, member.user_id);
    const { links, ...goes } = body.goes;
    await ctx.db
      .updateTable('erasure_receipts')
      .set({ goes: JSON.stringify(goes) })
      .where('account_id', '=', member.user_id)
      .execute();
    expect([links, (await receipt(owner, member.user_id)).body]).toEqual([0, body]);
  });

  it('is one with one receipt, also where the answer was lost', async () => {
    const { ctx } = app();
    const [owner, colleague, member] = [
      await makeAdmin(ctx),
      await makeAdmin(ctx),
      await makeMember(ctx),
    ];
    const { user_id } = member;
    const both = await Promise.all([erase(owner, user_id), erase(colleague, user_id)]);
    const first = await receipt(owner, user_id);
    both.push(await erase(owner, user_id, { asked_by: 'visit', asked_on: '2026-11-21' }));
    for (const { status, body } of both)
      expect([status, body]).toEqual([200, { receipt: user_id }]);
    expect((await receipt(owner, user_id)).body).toEqual(first.body);
    expect(await historyOf(ctx, user_id)).toHaveLength(1);
  });

  it('is numbered one after the other, also at once', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const members = await Promise.all([1, 2, 3].map(() => makeMember(ctx)));
    await Promise.all(members.map(({ user_id }) => erase(owner, user_id)));
    const numbers = await Promise.all(
      members.map(async ({ user_id }) => (await receipt(owner, user_id)).body.receipt),
    );
    expect(new Set(numbers).size).toBe(3);
  });

  it('needs its owner to prove so within the last ten minutes', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    await ctx.db
      .updateTable('sessions')
      .set({ proved_at: null })
      .where('user_id', '=', owner.user_id)
      .execute();
    const { status, error } = await erase(owner, member.user_id);
    expect([status, error.Code]).toEqual([403, 'CONFIRM_AGAIN']);
  });

  it('is of members of the community only', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const cashier = await makeStaff(ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    const elsewhere = await makeStaff(ctx, 'OWNER', 'marathimala', 'marathimala');
    const member = await makeMember(ctx);
    for (const id of [owner.user_id, cashier.user_id, ...HOSTILE_IDS])
      expect((await erase(owner, id)).status).toBe(404);
    expect((await erase(elsewhere, member.user_id)).status).toBe(404);
    expect((await erase(owner, member.user_id)).status).toBe(200);
    expect((await erase(elsewhere, member.user_id)).status).toBe(404);
    expect((await receipt(elsewhere, member.user_id)).status).toBe(404);
    for (const id of HOSTILE_IDS) expect((await receipt(owner, id)).status).toBe(404);
  });

  it('is refused where payments name the account', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const [former, payer] = [await makeMember(ctx), await makeMember(ctx)];
    await givePayment(ctx, payer, former);
    const { status, error } = await erase(owner, former.user_id);
    expect([status, error.Code]).toEqual([409, 'WORKED_IN_OFFICE']);
    expect(await tokenFor(ctx, former.user_id)).toBeTruthy();
  });

  it.each([
    [{}],
    [{ ...ASKED, asked_by: 'dream' }],
    [{ ...ASKED, asked_on: '2026-02-30' }],
    [{ ...ASKED, asked_on: '9999-01-01' }],
    [{ ...ASKED, asked_on: '' }],
    [{ ...ASKED, more: 1 }],
  ])('is refused for %j', async (body) => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    expect((await erase(owner, member.user_id, body)).status).toBe(400);
  });
});
