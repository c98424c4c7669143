import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { listOwnPayments, readReceipt } from '@mala/contract/payments/receipts.ts';
import { activateSubscription } from '@mala/contract/subscriptions.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

afterEach(() => app().setNow(new Date()));

async function activate(member: Person, body: object = {}): Promise<string> {
  const { token } = await makeAdmin(app().ctx);
  await app().call(activateSubscription, {
    token,
    params: { id: member.user_id },
    body: { package: 'silver', payment_reference: uuid(), ...body },
  });
  const { body: own } = await app().call(listOwnPayments, { token: member.token });
  return own.rows[0]?.id ?? '';
}

async function read({ token }: Pick<Person, 'token'>, id: string) {
  return app().call(readReceipt, { token, params: { id } });
}

describe('a receipt', () => {
  it.each(DOMAINS)('is read by its member of %s', async (domain) => {
    app().setNow(new Date('2026-11-20T20:00:00Z'));
    const member = await makeMember(app().ctx, { domain, basic: { name: 'Kavitha' } });
    const payment_reference = `UTR ${uuid()}`;
    const id = await activate(member, { way: 'card', payment_reference });
    const { status, body } = await read(member, id);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      receipt: expect.stringMatching(/^(TM|MM)\/2026-27\/\d{6}$/),
      domain,
      payer: 'Kavitha',
      mid: member.mid,
      package: 'silver',
      profiles: 30,
      days: 90,
      amount: 599,
      way: 'card',
      reference: payment_reference,
      recorded_at: '2026-11-20T20:00:00.000Z',
      refund: null,
      pdf: expect.stringMatching(`^/files/receipt/${id}\\?expires=`),
    });
  });

  it('keeps what the package gave when its terms change', async () => {
    const member = await makeMember(app().ctx);
    const id = await activate(member);
    const { db } = app().ctx;
    await db.updateTable('packages').set({ profiles: 99 }).where('code', '=', 'silver').execute();
    expect((await read(member, id)).body.profiles).toBe(30);
    await db.updateTable('packages').set({ profiles: 30 }).where('code', '=', 'silver').execute();
  });

  it('is read by the office that records payments there, and by nobody else', async () => {
    const [member, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const id = await activate(member);
    const here = await makeStaff(app().ctx, 'CASHIER', 'tamilmala', 'tamilmala');
    expect((await read(here, id)).status).toBe(200);
    const elsewhere = await makeStaff(app().ctx, 'CASHIER', 'tamilmala', 'marathimala');
    const reviewer = await makeStaff(app().ctx, 'REVIEWER');
    for (const somebody of [other, elsewhere, reviewer])
      expect((await read(somebody, id)).error.Code).toBe('NOT_FOUND');
    expect((await app().call(readReceipt, { params: { id } })).status).toBe(401);
  });

  it.each(HOSTILE_IDS)('has not the id %j', async (id) => {
    expect((await read(await makeMember(app().ctx), id)).status).toBe(404);
  });
});

describe('the own payments', () => {
  it('are listed newest first, whatever the standing, without those of others', async () => {
    const member = await makeMember(app().ctx, { status: 300 });
    await activate(await makeMember(app().ctx));
    app().setNow(new Date('2026-11-20T10:00:00Z'));
    await activate(member);
    app().setNow(new Date('2026-11-21T10:00:00Z'));
    await activate(member, { package: 'gold', amount: 1400 });
    const { body } = await app().call(listOwnPayments, { token: member.token });
    expect(body.rows).toMatchObject([
      { package: 'gold', amount: 1400, recorded_at: '2026-11-21T10:00:00.000Z' },
      { package: 'silver', amount: 599 },
    ]);
    expect(Object.keys(body.rows[0] ?? {})).not.toContain('recorded_by');
  });

  it('are none at first, and need a session', async () => {
    const { token } = await makeMember(app().ctx);
    expect((await app().call(listOwnPayments, { token })).body).toEqual({ rows: [] });
    expect((await app().call(listOwnPayments)).status).toBe(401);
  });
});
