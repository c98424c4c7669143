import { listMemberMails } from '@mala/contract/mail.ts';
import * as notes from '@mala/contract/members/notes.ts';
import * as page from '@mala/contract/members/page.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import { listMemberDownloads } from '@mala/contract/subscriptions.ts';
import { describe, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { givePayment } from '../../../test/factories/payments.ts';
import { giveVisit } from '../../../test/factories/visits.ts';
import {
  givePhoto,
  giveSubscription,
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
} from '../../../test/factories.ts';
import { giveMail } from '../../../test/faults/people.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS, HOSTILE_TEXTS } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const BEGINNING = {
  status: 0,
  without: ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'],
} as const;

const read = ({ token }: Person, id: string) =>
  app().call(page.readMember, { token, params: { id } });
const look = ({ token }: Person, id: string) =>
  app().call(page.readMemberContact, { token, params: { id } });
const add = ({ token }: Person, id: string, text: unknown) =>
  app().call(notes.addNote, { token, params: { id }, body: { text } as { text: string } });
const list = ({ token }: Person, id: string) =>
  app().call(notes.listNotes, { token, params: { id, page: 1 } });

describe('the page of a member', () => {
  it('tells the standing and the package, and no contact', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    await givePhoto(ctx, member);
    await giveVisit(ctx, member, new Date('2026-10-01T05:00:00Z'));
    await giveSubscription(ctx, member);
    const { status, body } = await read(owner, member.user_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ mid: member.mid, status: 200, missing: [], photos: 1 });
    expect(body).toMatchObject({ email: 'confirmed', subscription: { current_download: 0 } });
    expect(body.last_seen).toBe('2026-10-01T05:00:00.000Z');
    expect(JSON.stringify(body)).not.toContain(member.mobile_no);
  });

  it('tells no visit that is still to come: a clock that ran ahead noted it', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    await giveVisit(ctx, member, new Date(Date.now() + 40 * 86_400_000));
    const { body } = await read(owner, member.user_id);
    expect(Date.parse(body.last_seen ?? '')).toBeLessThanOrEqual(Date.now());
    const never = await makeMember(ctx);
    expect((await read(owner, never.user_id)).body.last_seen).toBeNull();
  });

  it('says since when a profile is not shown because its member is silent', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    expect((await read(owner, member.user_id)).body).not.toHaveProperty('quiet');
    const since = new Date('2026-11-01T03:00:00Z');
    await giveAbsence(ctx, member.user_id, 'quiet', { since, byOffice: false });
    const { body } = await read(owner, member.user_id);
    expect(body).toMatchObject({ quiet: since.toISOString(), pause: null, closure: null });
  });

  it('is there before the first step', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx, BEGINNING)];
    const { body } = await read(owner, member.user_id);
    expect(body).toMatchObject({ mid: null, name: member.user_name, email: 'none' });
    expect(body.missing).toHaveLength(6);
    const contact = await look(owner, member.user_id);
    expect(contact.body).toEqual({ mobile_no: member.mobile_no, mobiles: [], email: null });
  });

  it('is there for nobody of the office, and for no other id', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const cashier = await makeStaff(ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    for (const id of [owner.user_id, cashier.user_id, ...HOSTILE_IDS])
      expect((await read(owner, id)).status).toBe(404);
  });

  it('records the look at the contact', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    const { body } = await look(owner, member.user_id);
    expect(body.mobile_no).toBe(member.mobile_no);
    expect(body.mobiles).not.toHaveLength(0);
    expect(await historyOf(ctx, member.user_id)).toMatchObject([
      { action: 'look', part: 'contact' },
    ]);
  });
});

it.each(['basic', 'family', 'horoscope'] as const)(
  'a look at the section %s, which has fields that others pay for, is recorded',
  async (section) => {
    const { ctx, call } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    const params = { userId: member.user_id };
    const endpoint = readSection[section] as typeof readSection.family;
    expect((await call(endpoint, { token: owner.token, params })).status).toBe(200);
    expect(await historyOf(ctx, member.user_id)).toMatchObject([
      { action: 'look', part: 'contact' },
    ]);
  },
);

describe('notes', () => {
  it('are read by colleagues, the newest first, and recorded', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    const cashier = await makeStaff(ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    expect((await add(owner, member.user_id, 'Called on Monday')).status).toBe(200);
    expect((await add(cashier, member.user_id, 'Pays in cash')).body.by).toBe(cashier.user_name);
    const { body } = await list(cashier, member.user_id);
    expect(body.count).toBe(2);
    expect(body.rows.map(({ text }) => text)).toEqual(['Pays in cash', 'Called on Monday']);
    expect(await historyOf(ctx, member.user_id)).toMatchObject([
      { action: 'note', after: { note: 'Called on Monday' } },
      { action: 'note', after: { note: 'Pays in cash' } },
    ]);
  });

  it('are kept once if the same is sent again, and again after a while or by another', async () => {
    const { ctx } = app();
    const [owner, colleague, member] = [
      await makeAdmin(ctx),
      await makeAdmin(ctx),
      await makeMember(ctx),
    ];
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => add(owner, member.user_id, 'Called, nobody there')),
    );
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    await add(colleague, member.user_id, 'Called, nobody there');
    expect((await list(owner, member.user_id)).body.count).toBe(2);
    await ctx.db
      .updateTable('member_notes')
      .set({ noted_at: new Date(Date.now() - 3_600_000) })
      .execute();
    await add(owner, member.user_id, 'Called, nobody there');
    expect((await list(owner, member.user_id)).body.count).toBe(3);
    expect(await historyOf(ctx, member.user_id)).toHaveLength(3);
  });

  it('stay without their author, and go with the member', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    const author = await makeStaff(ctx, 'REVIEWER', 'tamilmala', 'tamilmala');
    await add(author, member.user_id, 'A quiet family');
    await ctx.db.deleteFrom('users').where('id', '=', author.user_id).execute();
    expect((await list(owner, member.user_id)).body.rows).toMatchObject([{ by: null }]);
    await ctx.db.deleteFrom('users').where('id', '=', member.user_id).execute();
    const left = ctx.db.selectFrom('member_notes').where('member_id', '=', member.user_id);
    expect(await left.select('id').execute()).toEqual([]);
  });

  it.each([[''], ['   '], ['x'.repeat(1001)], [null], [7]])('are not %j', async (text) => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    expect((await add(owner, member.user_id, text)).status).toBe(400);
  });

  it('take hostile texts as they are, or refuse them', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    for (const text of HOSTILE_TEXTS)
      expect([200, 400, 413]).toContain((await add(owner, member.user_id, text)).status);
  });
});

describe('lists about a member', () => {
  it('name downloads on both sides', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const [bride, groom] = [await makeMember(ctx), await makeMember(ctx, { gender: 'male' })];
    const subscription_id = await giveSubscription(ctx, groom);
    const download = { user_id: groom.user_id, profile_id: bride.user_id, subscription_id };
    await ctx.db.insertInto('downloads').values(download).execute();
    const of = async (id: string, side: 'made' | 'received') => {
      const params = { id, side, page: 1 };
      return (await app().call(listMemberDownloads, { token: owner.token, params })).body;
    };
    expect(await of(groom.user_id, 'made')).toMatchObject({
      count: 1,
      rows: [{ profile_id: bride.user_id, mid: bride.mid }],
    });
    expect(await of(bride.user_id, 'received')).toMatchObject({
      count: 1,
      rows: [{ profile_id: groom.user_id }],
    });
    expect(await of(bride.user_id, 'made')).toEqual({ count: 0, rows: [] });
    const params = { id: bride.user_id, side: 'elsewhere' as 'made', page: 1 };
    const wrong = await app().call(listMemberDownloads, { token: owner.token, params });
    expect(wrong.status).toBe(400);
  });

  it('say what became of mails, not what is in them', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    await giveMail(ctx, member.user_id, new Date());
    const params = { id: member.user_id, page: 1 };
    const { body } = await app().call(listMemberMails, { token: owner.token, params });
    expect(body).toMatchObject({ count: 1, rows: [{ kind: 'password-changed', state: 'failed' }] });
    expect(Object.keys(body.rows[0] ?? {}).sort()).toEqual(
      ['at', 'id', 'kind', 'queued_at', 'state'].sort(),
    );
  });

  it('filter the ledger by the member', async () => {
    const { ctx } = app();
    const [owner, member, other] = [
      await makeAdmin(ctx),
      await makeMember(ctx),
      await makeMember(ctx),
    ];
    const id = await givePayment(ctx, member, owner);
    await givePayment(ctx, other, owner);
    const of = async (who: string) => {
      const sent = { token: owner.token, params: { page: 1 }, body: { member: who } };
      return (await app().call(listPayments, sent)).body;
    };
    expect((await of(member.user_id)).rows.map((row) => row.id)).toEqual([id]);
    expect((await of('nonsense')).rows).toEqual([]);
  });
});
