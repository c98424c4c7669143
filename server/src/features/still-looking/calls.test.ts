import { readDesk } from '@mala/contract/desk.ts';
import * as absences from '@mala/contract/members/absences.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { subscribePush } from '@mala/contract/push.ts';
import { listCalls, recordCall } from '@mala/contract/still-looking.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newest, useAbsences } from '../../../test/absence-calls.ts';
import { giveEntry } from '../../../test/factories/entries.ts';
import { giveLastVisit } from '../../../test/factories/visits.ts';
import { makeAdmin, makeStaff, type Person } from '../../../test/factories.ts';
import { makeSomebody } from '../../../test/faults/people.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { pretendBrowser } from '../../../test/push-service.ts';
import { answer, askingOf, daysFrom, nightOf, settleMails } from '../../../test/quiet.ts';

const { app, isListed, meOf, pause } = useAbsences();
afterEach(() => app().setNow(new Date()));

const START = new Date('2027-03-01T03:30:00+05:30');
const day = (days: number) => daysFrom(START, days);
let count = 0;
let owner: Person;
beforeAll(async () => {
  owner = await makeAdmin(app().ctx);
});

async function quietBride(wanted: Parameters<typeof makeSomebody>[1] = {}) {
  count += 1;
  const email = `calls-${count}@example.in`;
  const bride = await makeSomebody(app().ctx, {
    approved_at: newest(),
    basic: { email },
    ...wanted,
  });
  await giveLastVisit(app().ctx, bride, START);
  return bride;
}
const unconfirmed = () => quietBride({ confirmed: false });

async function calls({ token }: Person) {
  return (await app().call(listCalls, { token, params: { page: 1 } })).body.rows;
}
const callOf = async ({ user_id }: Person, by = owner) =>
  (await calls(by)).find(({ id }) => id === user_id);
const record = (
  { user_id: id }: Pick<Person, 'user_id'>,
  outcome: 'looking' | 'not-reached' | 'found',
  { token }: Person = owner,
) => app().call(recordCall, { token, params: { id }, body: { outcome } });

async function givePhone({ token }: Person, isTaken: boolean) {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${count}`;
  const body = { endpoint, keys: pretendBrowser().keys, language: 'en' as const };
  await app().call(subscribePush, { token, body });
  return async ({ user_id }: Person) => {
    if (!isTaken) return;
    await app()
      .ctx.db.updateTable('push_messages')
      .set({ taken_at: app().ctx.now() })
      .where('user_id', '=', user_id)
      .execute();
  };
}

describe('whom nothing reaches', () => {
  it('without a confirmed address and a device stays shown, and is called', async () => {
    const bride = await unconfirmed();
    await nightOf(app(), day(60));
    expect(await callOf(bride)).toMatchObject({
      why: 'unreached',
      mid: bride.mid,
      heard_on: '2027-03-01',
      calls: 0,
    });
    await nightOf(app(), day(200));
    expect(await isListed(bride)).toBe(true);
  });

  it('by a mail that failed, or that is not wanted any more, stays shown, and is called', async () => {
    const [failed, refused] = [await quietBride(), await quietBride()];
    await nightOf(app(), day(60));
    await settleMails(app().ctx, failed, 'failed');
    await settleMails(app().ctx, refused);
    await app()
      .ctx.db.insertInto('mail_refusals')
      .values({ user_id: refused.user_id, kind: 'still-looking' })
      .execute();
    expect([await callOf(failed), await callOf(refused)]).toEqual([undefined, undefined]);
    await nightOf(app(), day(63));
    for (const bride of [failed, refused])
      expect(await callOf(bride)).toMatchObject({ why: 'unreached' });
    await nightOf(app(), day(95));
    for (const bride of [failed, refused]) expect(await isListed(bride)).toBe(true);
  });

  it('who asked for no such mails before is called at once', async () => {
    const bride = await quietBride();
    await app()
      .ctx.db.insertInto('mail_refusals')
      .values({ user_id: bride.user_id, kind: 'still-looking' })
      .execute();
    await nightOf(app(), day(60));
    expect(await callOf(bride)).toMatchObject({ why: 'unreached' });
  });

  it.each([true, false])('a device counts if its service took the message: %s', async (isTaken) => {
    const bride = await unconfirmed();
    const take = await givePhone(bride, isTaken);
    await giveLastVisit(app().ctx, bride, START);
    await nightOf(app(), day(60));
    expect((await askingOf(app().ctx, bride))?.push_id).not.toBeNull();
    await take(bride);
    await nightOf(app(), day(63));
    expect(await callOf(bride)).toEqual(
      isTaken ? undefined : expect.objectContaining({ why: 'unreached' }),
    );
    await nightOf(app(), day(90));
    expect(await isListed(bride)).toBe(!isTaken);
  });

  it('a family that was entered by the office and never here is called, also with an address', async () => {
    const bride = await quietBride();
    await giveLastVisit(app().ctx, bride, null);
    const { id: entry_id } = await giveEntry(app().ctx, owner);
    await app()
      .ctx.db.updateTable('entries')
      .set({
        ...{ user_id: bride.user_id, state: 'confirmed' as const, confirmed_way: 'code' as const },
        confirmed_at: START,
      })
      .where('id', '=', entry_id)
      .execute();
    await nightOf(app(), day(60));
    expect(await callOf(bride)).toMatchObject({ why: 'never' });
    await nightOf(app(), day(150));
    expect(await isListed(bride)).toBe(true);
  });

  it('is off the list with a visit', async () => {
    const bride = await unconfirmed();
    await nightOf(app(), day(60));
    await meOf(bride.token);
    await app().ctx.visits.write();
    expect(await callOf(bride)).toBeUndefined();
  });
});

describe('a call', () => {
  it('that says still looking is a sign of life', async () => {
    const bride = await unconfirmed();
    await nightOf(app(), day(60));
    expect((await record(bride, 'looking')).status).toBe(200);
    expect(await callOf(bride)).toBeUndefined();
    await nightOf(app(), day(119));
    expect(await askingOf(app().ctx, bride)).toBeUndefined();
    await nightOf(app(), day(120));
    expect(await callOf(bride)).toMatchObject({ why: 'unreached' });
    const [line] = await historyOf(app().ctx, bride.user_id);
    expect(line).toMatchObject({ action: 'call', after: { outcome: 'looking' } });
  });

  it('that reached nobody is made again some days later', async () => {
    const bride = await unconfirmed();
    await nightOf(app(), day(60));
    expect((await record(bride, 'not-reached')).status).toBe(200);
    const waits = async () =>
      (await app().call(readDesk, { token: owner.token })).body.queues
        .filter(({ queue }) => queue === 'calls')
        .reduce((sum, { count: one }) => sum + one, 0);
    app().setNow(day(62.9));
    expect(await callOf(bride)).toBeUndefined();
    const before = await waits();
    app().setNow(day(63.1));
    expect(await callOf(bride)).toMatchObject({ calls: 1 });
    expect(await waits()).toBe(before + 1);
  });

  it('of two at once that reached nobody counts once; who reaches the family then says so', async () => {
    const bride = await unconfirmed();
    await nightOf(app(), day(60));
    app().setNow(new Date());
    const reviewer = await makeStaff(app().ctx, 'REVIEWER');
    const both = await Promise.all([owner, reviewer].map((by) => record(bride, 'not-reached', by)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await askingOf(app().ctx, bride)).toMatchObject({ calls: 1 });
    expect((await record(bride, 'looking', reviewer)).status).toBe(200);
  });

  it('that says found ends the showing, and leads to the closing', async () => {
    const [bride, other, married] = [await unconfirmed(), await unconfirmed(), await unconfirmed()];
    await nightOf(app(), day(60));
    for (const one of [bride, other, married]) {
      expect((await record(one, 'found')).status).toBe(200);
      expect(await isListed(one)).toBe(false);
      expect(await callOf(one)).toMatchObject({ why: 'found' });
    }
    const closing = { token: owner.token, params: { id: bride.user_id } };
    await app().call(absences.closeMember, {
      ...closing,
      body: { reason: 'They have found someone' },
    });
    const body = { profile_id: married.user_id, status: 301 } as const;
    await app().call(changeStatus, { token: owner.token, params: { id: married.user_id }, body });
    expect([await callOf(bride), await callOf(married)]).toEqual([undefined, undefined]);
    // a mistake is taken back by the next call, or by the member
    expect((await record(other, 'looking')).status).toBe(200);
    expect([await callOf(other), await isListed(other)]).toEqual([undefined, true]);
  });

  it('after a family said by its link that it has found someone', async () => {
    const bride = await quietBride();
    await nightOf(app(), day(60));
    await answer(app(), bride, 'found');
    expect(await callOf(bride)).toMatchObject({ why: 'found' });
    await app().call(absences.resumeOwn, { token: bride.token });
    expect(await callOf(bride)).toBeUndefined();
  });

  it('ends no pause of the office, nor does the link', async () => {
    const [called, linked] = [await quietBride(), await quietBride()];
    await nightOf(app(), day(60));
    const reviewer = await makeStaff(app().ctx, 'REVIEWER');
    for (const bride of [called, linked]) {
      await answer(app(), bride, 'found');
      expect((await pause(owner, bride)).status).toBe(200);
    }
    expect((await record(called, 'looking', reviewer)).status).toBe(200);
    expect((await answer(app(), linked, 'looking')).body).toEqual({ outcome: 'over' });
    for (const bride of [called, linked]) {
      expect(await isListed(bride)).toBe(false);
      expect((await meOf(bride.token)).body).toMatchObject({ pause: { by: 'office' } });
      expect(await askingOf(app().ctx, bride)).toBeUndefined();
    }
  });

  it('is recorded once: who is not on the list any more is 409', async () => {
    const [bride, never] = [await unconfirmed(), await unconfirmed()];
    await nightOf(app(), day(60));
    const both = await Promise.all([record(bride, 'looking'), record(bride, 'looking')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [back, resumed] = [await unconfirmed(), await unconfirmed()];
    await nightOf(app(), day(60));
    await meOf(back.token);
    await app().ctx.visits.write();
    await record(resumed, 'found');
    await app().call(absences.resumeOwn, { token: resumed.token });
    for (const one of [back, resumed]) {
      expect((await record(one, 'found')).error.Code).toBe('CHANGED_MEANWHILE');
      expect(await isListed(one)).toBe(true);
    }
    await record(never, 'looking');
    expect((await record(never, 'not-reached')).error.Code).toBe('CHANGED_MEANWHILE');
  });

  it.each(HOSTILE_IDS)('of %s is 404', async (id) => {
    expect((await record({ user_id: id }, 'looking')).status).toBe(404);
  });

  it('is made by who may call members, in their community', async () => {
    const bride = await unconfirmed();
    await nightOf(app(), day(60));
    const { ctx } = app();
    const reviewer = await makeStaff(ctx, 'REVIEWER', 'tamilmala', 'tamilmala');
    const elsewhere = await makeStaff(ctx, 'REVIEWER', 'marathimala', 'marathimala');
    const cashier = await makeStaff(ctx, 'CASHIER');
    expect(await callOf(bride, reviewer)).toBeDefined();
    expect(await callOf(bride, elsewhere)).toBeUndefined();
    expect((await record(bride, 'looking', elsewhere)).status).toBe(404);
    expect((await record(bride, 'looking', cashier)).status).toBe(403);
    expect((await record(bride, 'looking', bride)).status).toBe(403);
    const list = { params: { page: 1 } };
    expect((await app().call(listCalls, { ...list, token: cashier.token })).status).toBe(403);
    expect((await app().call(listCalls, list)).status).toBe(401);
    expect((await record(bride, 'looking', reviewer)).status).toBe(200);
  });
});
