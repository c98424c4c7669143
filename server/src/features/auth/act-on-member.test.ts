import { me } from '@mala/contract/auth/me.ts';
import { chooseNewPassword } from '@mala/contract/auth/passwords.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import * as account from '@mala/contract/members/account.ts';
import { subscribePush } from '@mala/contract/push.ts';
import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import {
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
  tokenFor,
} from '../../../test/factories.ts';
import { makeSomebody } from '../../../test/faults/people.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { pretendBrowser } from '../../../test/push-service.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';
import type { Database } from '../../db/schema/database.ts';

const app = useTestApp();
const reason = 'The family asked for it on the telephone';

/** An owner, and a member with an address of his own. */
const people = async () => [await makeAdmin(app().ctx), await makeSomebody(app().ctx)] as const;

const about = ({ token }: Person, { user_id: id }: Pick<Person, 'user_id'>) => ({
  token,
  params: { id },
});
const sessions = async (owner: Person, member: Person) =>
  (await app().call(account.listMemberSessions, about(owner, member))).body.rows;
const isIn = async (token: string) => (await app().call(me, { token })).status === 200;

/** The mails to a member that wait, with their facts. */
const mailsTo = ({ user_id }: Person) =>
  app()
    .ctx.db.selectFrom('mails')
    .where('user_id', '=', user_id)
    .select(['kind', 'facts'])
    .execute();

describe('the sessions of a member', () => {
  it('are listed and ended one by one, or all', async () => {
    const [owner, member] = await people();
    const second = await tokenFor(app().ctx, member.user_id);
    const [last, first] = await sessions(owner, member);
    if (!last || !first) throw new Error('two sessions');
    expect(Object.keys(last)).not.toContain('current');
    const one = { ...about(owner, member), body: { session: last.id, reason } };
    expect((await app().call(account.endMemberSessions, one)).body).toEqual({ ended: 1 });
    expect([await isIn(member.token), await isIn(second)].filter(Boolean)).toHaveLength(1);
    expect((await app().call(account.endMemberSessions, one)).body).toEqual({ ended: 0 });
    const all = { ...about(owner, member), body: { reason } };
    expect((await app().call(account.endMemberSessions, all)).body).toEqual({ ended: 1 });
    expect(await sessions(owner, member)).toEqual([]);
    expect(await historyOf(app().ctx, member.user_id)).toMatchObject([
      { action: 'sessions', after: { ended: 1 }, reason },
      { action: 'sessions', after: { ended: 1 }, reason },
    ]);
    const told = await mailsTo(member);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ kind: 'office-acted', facts: { act: 'sessions', reason } });
  });

  it('are ended with the notifications of a browser whose session was forgotten', async () => {
    const [owner, member] = await people();
    const { ctx, call } = app();
    const { keys } = pretendBrowser();
    const endpoint = `https://fcm.googleapis.com/fcm/send/${member.user_id}`;
    await call(subscribePush, {
      token: member.token,
      body: { endpoint, keys, language: 'en' as const },
    });
    await ctx.db.deleteFrom('sessions').where('user_id', '=', member.user_id).execute();
    const all = { ...about(owner, member), body: { reason } };
    expect((await call(account.endMemberSessions, all)).body).toEqual({ ended: 0 });
    const left = ctx.db.selectFrom('push_subscriptions').where('user_id', '=', member.user_id);
    expect(await left.select('endpoint').execute()).toEqual([]);
  });

  it('of somebody else are not ended by their id', async () => {
    const [owner, member] = await people();
    const other = await makeMember(app().ctx);
    const [session] = await sessions(owner, other);
    const sent = { ...about(owner, member), body: { session: session?.id, reason } };
    expect((await app().call(account.endMemberSessions, sent)).body).toEqual({ ended: 0 });
    expect(await isIn(other.token)).toBe(true);
  });
});

describe('a password link', () => {
  it('that is read out sets a password once, and confirms no address', async () => {
    const [owner, member] = await people();
    const { ctx, call } = app();
    await ctx.db
      .updateTable('users')
      .set({ verified_email: null })
      .where('id', '=', member.user_id)
      .execute();
    const sent = { ...about(owner, member), body: { way: 'read' as const, reason } };
    const { body } = await call(account.linkMemberPassword, sent);
    const [secret, user_id] = (body.link ?? '').split('/').reverse();
    const password = 'Kurinji blooms again 12';
    const chosen = { body: { user_id: user_id ?? '', secret: secret ?? '', password } };
    expect((await call(chooseNewPassword, chosen)).body).toMatchObject({ Status: 'Success' });
    expect((await call(chooseNewPassword, chosen)).body).toMatchObject({ Status: 'Failure' });
    const { mobile_no } = member;
    expect((await call(login, { body: { mobile_no, password } })).status).toBe(200);
    const { verified_email } = await ctx.db
      .selectFrom('users')
      .where('id', '=', member.user_id)
      .select('verified_email')
      .executeTakeFirstOrThrow();
    expect(verified_email).toBeNull();
    const link = await ctx.db
      .selectFrom('mailed_links')
      .where('user_id', '=', member.user_id)
      .select(['expires_at', 'created_at'])
      .executeTakeFirstOrThrow();
    expect(link.expires_at.getTime() - link.created_at.getTime()).toBe(3_600_000);
    expect(await historyOf(ctx, member.user_id)).toMatchObject([
      { action: 'password-link', after: { link_way: 'read' }, reason },
    ]);
    expect((await mailsTo(member)).map(({ kind }) => kind)).toContain('office-acted');
    expect(JSON.stringify(await historyOf(ctx, member.user_id))).not.toContain(secret);
  });

  it('that is mailed is not shown, and the member reads the reason', async () => {
    const [owner, member] = await people();
    const sent = { ...about(owner, member), body: { way: 'mail' as const, reason } };
    expect((await app().call(account.linkMemberPassword, sent)).body).toEqual({ link: null });
    expect(await mailsTo(member)).toMatchObject([
      { kind: 'reset-password' },
      { kind: 'office-acted', facts: { act: 'password-link', reason } },
    ]);
  });

  it('is not mailed where there is no address', async () => {
    const owner = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx, { basic: { email: null } });
    const sent = { ...about(owner, member), body: { way: 'mail' as const, reason } };
    const { status, error } = await app().call(account.linkMemberPassword, sent);
    expect([status, error.Code]).toEqual([409, 'NO_ADDRESS']);
    expect(await historyOf(app().ctx, member.user_id)).toEqual([]);
  });
});

describe('another mobile number', () => {
  it('is the one to log in with, and ends every session', async () => {
    const [owner, member] = await people();
    const mobile_no = freshMobile();
    const sent = { ...about(owner, member), body: { mobile_no, reason } };
    expect((await app().call(account.changeMemberMobile, sent)).status).toBe(200);
    expect(await isIn(member.token)).toBe(false);
    const enter = (number: string) =>
      app().call(login, { body: { mobile_no: number, password: PASSWORD } });
    expect((await enter(mobile_no)).status).toBe(200);
    expect((await enter(member.mobile_no)).status).toBe(401);
    const values = { before: { mobile_no: member.mobile_no }, after: { mobile_no } };
    expect(await historyOf(app().ctx, member.user_id)).toMatchObject([
      { action: 'mobile', ...values, reason },
    ]);
    const [mail] = await mailsTo(member);
    expect(mail).toMatchObject({ kind: 'office-acted', facts: { end: mobile_no.slice(-3) } });
    expect(JSON.stringify(mail)).not.toContain(mobile_no);
  });

  it('is refused if it is taken, also of two at once', async () => {
    const [owner, member] = await people();
    const other = await makeMember(app().ctx);
    const change = (to: Person, mobile_no: string) =>
      app().call(account.changeMemberMobile, { ...about(owner, to), body: { mobile_no, reason } });
    const { status, error } = await change(member, other.mobile_no);
    expect([status, error.Code]).toEqual([409, 'MOBILE_TAKEN']);
    expect(await isIn(member.token)).toBe(true);
    const mobile_no = freshMobile();
    const both = await Promise.all([change(member, mobile_no), change(other, mobile_no)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  });

  it('lets nobody in who began to log in with the former one', async () => {
    const { ctx, call } = app();
    const { mobile_no, user_id } = await makeMember(ctx);
    const change = (trx: Transaction<Database>) =>
      trx
        .updateTable('users')
        .set({ mobile_no: freshMobile() })
        .where('id', '=', user_id)
        .execute();
    const enter = () => call(login, { body: { mobile_no, password: PASSWORD } });
    const { status, error } = await whileChanging(ctx.db, change, enter);
    expect([status, error.Code]).toEqual([401, 'LOGIN_FAILED']);
  });

  it('ends a sign-in that waits for its second factor', async () => {
    const [owner, member] = await people();
    const { db } = app().ctx;
    const { user_id } = member;
    const ticket = { ticket_hash: user_id, user_id, purpose: 'sign-in' as const };
    const expires_at = new Date(Date.now() + 60_000);
    const waiting = { ...ticket, keep_signed_in: true, expires_at };
    await db.insertInto('factor_tickets').values(waiting).execute();
    const sent = { ...about(owner, member), body: { mobile_no: freshMobile(), reason } };
    expect((await app().call(account.changeMemberMobile, sent)).status).toBe(200);
    const left = db.selectFrom('factor_tickets').where('user_id', '=', user_id).select('user_id');
    expect(await left.execute()).toEqual([]);
  });

  it('that is the same changes nothing', async () => {
    const [owner, member] = await people();
    const { mobile_no } = member;
    const sent = { ...about(owner, member), body: { mobile_no, reason } };
    expect((await app().call(account.changeMemberMobile, sent)).status).toBe(200);
    expect(await isIn(member.token)).toBe(true);
    expect(await historyOf(app().ctx, member.user_id)).toEqual([]);
  });
});

const ACTS = [
  ['sessions', account.endMemberSessions, { reason }],
  ['link', account.linkMemberPassword, { way: 'read', reason }],
  ['mobile', account.changeMemberMobile, { mobile_no: '9840098400', reason }],
] as const;

describe.each(ACTS)('the act %s', (_name, endpoint, body) => {
  const act = (token: string, id: string, sent: object = body) =>
    app().call(endpoint as typeof account.endMemberSessions, {
      token,
      params: { id },
      body: sent as { reason: string },
    });

  it('is for members only', async () => {
    const [owner] = await people();
    const cashier = await makeStaff(app().ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    for (const id of [cashier.user_id, owner.user_id, ...HOSTILE_IDS])
      expect((await act(owner.token, id)).status).toBe(404);
  });

  it('needs a reason', async () => {
    const [owner, member] = await people();
    for (const wrong of ['', '  ', null, 'x'.repeat(301)])
      expect((await act(owner.token, member.user_id, { ...body, reason: wrong })).status).toBe(400);
    expect(await isIn(member.token)).toBe(true);
  });
});
