import { dropFailedMail, listFailedMails, retryFailedMail } from '@mala/contract/mail.ts';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { HOSTILE_IDS, HOSTILE_PAGES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;
let member: Person;
beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
  member = await makeMember(app().ctx, { domain: 'marathimala', user_name: 'Kamala' });
});

type State = { failed_at?: Date | null; done_at?: Date | null };

/** A mail that could not be sent, unless `state` says otherwise. */
async function aMail({ failed_at = new Date(), done_at = null }: State = {}): Promise<string> {
  const id = uuid();
  await app()
    .ctx.db.insertInto('mails')
    .values({
      id,
      user_id: member.user_id,
      kind: 'password-changed',
      facts: JSON.stringify({ at: '2026-11-21T09:13:08.000Z' }),
      queued_at: new Date('2026-11-20T08:00:00Z'),
      failed_at,
      done_at,
      fault: 'connect ECONNREFUSED',
    })
    .execute();
  return id;
}

const list = (page: number | string = 1, token: string | undefined = admin.token) =>
  app().call(listFailedMails, { token, params: { page } });

async function isListed(id: string): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { rows } = (await list(page)).body;
    if (rows.some((row) => row.id === id)) return true;
    if (rows.length === 0) return false;
  }
}

async function audited(id: string) {
  const rows = await app()
    .ctx.db.selectFrom('history')
    .innerJoin('history_values', 'history_id', 'id')
    .where('action', '=', 'mail')
    .select(['actor_id', 'subject_id', 'contents'])
    .execute();
  return rows.filter(({ contents }) => contents?.after.mail_id === id);
}

describe('the list', () => {
  it('shows failed mails by page, newest first, without addresses', async () => {
    const before = (await list()).body.count;
    const ids: string[] = [];
    for (let minute = 0; minute < 21; minute += 1)
      ids.unshift(await aMail({ failed_at: new Date(Date.now() + minute * 60_000) }));
    await aMail({ failed_at: null });
    await aMail({ failed_at: null, done_at: new Date() });
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.count).toBe(before + 21);
    expect(body.rows.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect((await list(2)).body.rows[0]?.id).toBe(ids[20]);
    expect(body.rows[0]).toEqual({
      id: ids[0],
      kind: 'password-changed',
      user_id: member.user_id,
      user_name: 'Kamala',
      mid: member.mid,
      queued_at: '2026-11-20T08:00:00.000Z',
      failed_at: expect.stringMatching(/Z$/),
      fault: 'connect ECONNREFUSED',
    });
  });

  it('is empty past the last page, and accepts only numbers', async () => {
    expect((await list(9999)).body.rows).toEqual([]);
    for (const page of HOSTILE_PAGES)
      expect([page, (await list(page)).status]).toEqual([page, 400]);
  });
});

const ORDERS = [
  ['retry', retryFailedMail],
  ['drop', dropFailedMail],
] as const;

describe.each(ORDERS)('%s', (how, endpoint) => {
  const order = (id: string, token: string | undefined = admin.token) =>
    app().call(endpoint, { token, params: { id } });

  it('takes the mail off the list, and logs who did it', async () => {
    const id = await aMail();
    expect(await isListed(id)).toBe(true);
    expect(await order(id)).toMatchObject({ status: 200, body: { Status: 'Success' } });
    expect(await isListed(id)).toBe(false);
    expect(await audited(id)).toEqual([
      {
        actor_id: admin.user_id,
        subject_id: member.user_id,
        contents: {
          before: {},
          after: { mail_id: id, kind: 'password-changed', how },
          reason: null,
        },
      },
    ]);
    const mail = await app()
      .ctx.db.selectFrom('mails')
      .where('id', '=', id)
      .select('done_at')
      .executeTakeFirstOrThrow();
    expect(mail.done_at === null).toBe(how === 'retry');
  });

  it('works once', async () => {
    const id = await aMail();
    const answers = await Promise.all([order(id), order(id), order(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await audited(id)).toHaveLength(1);
  });

  it('is 404 for a mail that did not fail', async () => {
    const ids = [
      await aMail({ failed_at: null }),
      await aMail({ failed_at: null, done_at: new Date() }),
      ...HOSTILE_IDS,
    ];
    for (const id of ids)
      expect([id, (await order(id)).status]).toEqual([id, expect.toSatisfy(isRefusal)]);
  });

  it('is for administrators only', async () => {
    const id = await aMail();
    expect((await order(id, member.token)).error.Code).toBe('FORBIDDEN');
    expect((await order(id, '')).error.Code).toBe('UNAUTHENTICATED');
    expect(await audited(id)).toEqual([]);
    expect((await order(id)).status).toBe(200);
  });
});

const isRefusal = (status: number) => [400, 404, 414].includes(status);

it('shows the list only to administrators, of either site', async () => {
  expect((await list(1, member.token)).error.Code).toBe('FORBIDDEN');
  expect((await list(1, '')).error.Code).toBe('UNAUTHENTICATED');
  const other = await makeAdmin(app().ctx, 'marathimala');
  expect((await list(1, other.token)).status).toBe(200);
});

it('sends a mail that is retried', async () => {
  const id = await aMail();
  await app().call(retryFailedMail, { token: admin.token, params: { id } });
  await app().startWorkers();
  const done = () =>
    app().ctx.db.selectFrom('mails').where('id', '=', id).select('done_at').execute();
  await expect.poll(done, { interval: 50 }).toEqual([{ done_at: expect.any(Date) }]);
});
