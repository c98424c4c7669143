import { LANGUAGES } from '@mala/contract/communities/languages.ts';
import { EXPORTED, type ExportAsked, startExport } from '@mala/contract/exports.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { givePayment } from '../../../test/factories/payments.ts';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { giveHistory } from '../../../test/history.ts';
import { OTHER_TYPES } from '../../../test/hostile-input.ts';
import { proveOwner } from '../../../test/second-factors.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });

const ASKED = { what: 'profiles', format: 'csv', domain: 'tamilmala', language: 'en' } as const;

async function ask(office: Person, body: object = {}) {
  return app().call(startExport, { token: office.token, body: { ...ASKED, ...body } });
}

const fetchFile = (url: string) => fetch(app().url + url);

/** A table as an owner takes it out, its headings first. */
async function taken(office: Person, body: Partial<ExportAsked> = {}): Promise<unknown[][]> {
  const started = await ask(office, body);
  expect([started.status, started.error.Code]).toEqual([200, undefined]);
  const file = await fetchFile(started.body.url);
  expect(file.status).toBe(200);
  if (body.format !== 'xlsx') return parseCsv(await file.text());
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  return sheets[0]?.rows ?? [];
}

/** The rows as objects by their headings. */
function byHeading([headings = [], ...rows]: unknown[][]) {
  return rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at]])));
}

describe('a table of profiles', () => {
  it('has every field that the site asks for, as the office reads it', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const member = await makeMember(ctx, { basic: { name: 'மீனாட்சி Export' } });
    const closed = await makeMember(ctx);
    await giveAbsence(ctx, closed.user_id, 'closed');
    const other = await makeMember(ctx, { domain: 'marathimala' });
    const rows = byHeading(await taken(owner));
    const row = rows.find((one) => one['Member id'] === member.mid);
    expect(Object.values(row ?? {})).toContain('மீனாட்சி Export');
    expect(row).toMatchObject({
      Status: 'Approved',
      'Mobile number of the account': member.mobile_no,
      'Marital Status': 'Never Married',
    });
    expect(row?.['Paused or closed']).toBe('');
    const gone = rows.find((one) => one['Member id'] === closed.mid);
    expect(gone).toMatchObject({ 'Paused or closed': 'Closed' });
    expect(rows.some((one) => one['Member id'] === other.mid)).toBe(false);
    expect(rows.some((one) => one['Mobile number of the account'] === owner.mobile_no)).toBe(false);
  });

  it('is the same in a workbook, with the headings in the language that is asked for', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const member = await makeMember(ctx, { domain: 'marathimala' });
    const asked = { domain: 'marathimala', language: 'mr' } as const;
    const find = (rows: unknown[][]) =>
      byHeading(rows).find((row) => row['सदस्य क्रमांक'] === member.mid);
    const [csv, xlsx] = [
      find(await taken(owner, asked)),
      find(await taken(owner, { ...asked, format: 'xlsx' })),
    ];
    expect(Object.keys(csv ?? {})).toContain('जन्मतारीख');
    const asText = (row: object = {}) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, `${value ?? ''}`]));
    expect(asText(xlsx)).toEqual(asText(csv));
  });

  it('has no formula in it, whatever a member typed', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const names = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x.example")'];
    const members = await Promise.all(
      names.map((about, index) =>
        makeMember(ctx, { basic: { name: `Formula ${index}` }, personal: { about } }),
      ),
    );
    const table = (await taken(owner)).flat();
    for (const cell of table) expect(String(cell)).not.toMatch(/^[=+\-@\t\r]/);
    const book = byHeading(await taken(owner, { format: 'xlsx' }));
    for (const [index, { mid }] of members.entries()) {
      const row = book.find((one) => one['Member id'] === mid) ?? {};
      expect(Object.values(row)).toContain(names[index]);
    }
  });

  it('is of the days that are asked for, in India', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const member = await makeMember(ctx);
    await ctx.db
      .updateTable('users')
      .set({ created_at: new Date('2021-03-01T18:31:00Z') })
      .where('id', '=', member.user_id)
      .execute();
    const day = async (from: string, to: string) =>
      byHeading(await taken(owner, { from, to })).map((row) => row['Member id']);
    expect(await day('2021-03-02', '2021-03-02')).toEqual([member.mid]);
    expect(await day('2021-03-01', '2021-03-01')).toEqual([]);
  });
});

it('has all rows of more than one portion, each once', async () => {
  const { ctx } = app();
  const owner = await makeAdmin(ctx);
  for (let turn = 0; turn < 401; turn += 1) await giveHistory(ctx, owner);
  const rows = byHeading(await taken(owner, { what: 'history' }));
  const { count } = await ctx.db
    .selectFrom('history')
    .where('domain', '=', 'tamilmala')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(rows).toHaveLength(Number(count));
});

it('of payments has those of accounts that are gone', async () => {
  const { ctx } = app();
  const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
  const payment = await givePayment(ctx, member, owner);
  await ctx.db.deleteFrom('users').where('id', '=', member.user_id).execute();
  const rows = byHeading(await taken(owner, { what: 'payments' }));
  expect(rows).toContainEqual(
    expect.objectContaining({ 'Member id': member.mid, Reference: `GIVEN ${payment}` }),
  );
});

it('of payments has those that were paid online, recorded by the gateway', async () => {
  const { ctx } = app();
  const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
  const payment = await givePayment(ctx, member, owner);
  await ctx.db
    .updateTable('payments')
    .set({ way: 'online', activated_by: null })
    .where('id', '=', payment)
    .execute();
  const rows = byHeading(await taken(owner, { what: 'payments' }));
  expect(rows).toContainEqual(
    expect.objectContaining({ Reference: `GIVEN ${payment}`, 'Recorded by': 'Razorpay' }),
  );
});

it('of figures has a row for each day, of its community alone', async () => {
  const { ctx } = app();
  const owner = await makeAdmin(ctx);
  const journey = { user_id: null, furthest: 6, registered_on: '2019-05-02' } as const;
  await ctx.db
    .insertInto('journeys')
    .values([
      { ...journey, domain: 'tamilmala', completed_on: '2019-05-03' },
      { ...journey, domain: 'marathimala' },
    ])
    .execute();
  await ctx.db
    .insertInto('review_waits')
    .values({ day: '2019-05-03', domain: 'tamilmala', seconds: 5400 })
    .execute();
  const days = { from: '2019-05-02', to: '2019-05-03' };
  const rows = byHeading(await taken(owner, { what: 'numbers', ...days }));
  expect(rows).toMatchObject([
    { Day: '2019-05-02', Registered: '1', 'Wait in hours, median': '', Searches: '' },
    {
      Day: '2019-05-03',
      Registered: '0',
      'Profiles completed': '1',
      'Wait in hours, median': '1.5',
    },
  ]);
  expect(rows[0]).toMatchObject({ 'Of those registered, as far as: Every step': '1' });
});

it('of figures leaves out the days of which nothing is known', async () => {
  const { ctx } = app();
  const owner = await makeAdmin(ctx);
  const member = await makeMember(ctx, { domain: 'marathimala' });
  const payment = await givePayment(ctx, member, owner);
  // of an account that was gone before anything was counted
  await ctx.db
    .updateTable('payments')
    .set({ created_at: new Date('2018-03-01T20:00:00Z'), user_id: null })
    .where('id', '=', payment)
    .execute();
  const days = { from: '0001-01-01', to: '9999-12-31' };
  const asked = { what: 'numbers', domain: 'marathimala', ...days } as const;
  const rows = byHeading(await taken(owner, asked));
  expect([rows[0]?.Day, rows.at(-1)?.Day]).toEqual(['2018-03-02', dayInIndia(new Date())]);
  expect(await taken(owner, { ...asked, to: '2018-03-01' })).toHaveLength(1);
});

it.each(EXPORTED.flatMap((what) => LANGUAGES.map((language) => [what, language] as const)))(
  'of %s is a workbook in %s',
  async (what, language) => {
    const owner = await makeAdmin(app().ctx);
    const [headings] = await taken(owner, { what, language, format: 'xlsx' });
    expect(headings?.length).toBeGreaterThan(5);
  },
);

describe('who may take it out', () => {
  it.each(EXPORTED)('%s: only an owner, of his community', async (what) => {
    const { ctx } = app();
    const owner = await makeStaff(ctx, 'OWNER', 'tamilmala', 'tamilmala');
    expect((await ask(owner, { what })).status).toBe(200);
    expect((await ask(owner, { what, domain: 'marathimala' })).error.Code).toBe('FORBIDDEN');
    const others = [
      await makeStaff(ctx, 'REVIEWER', 'tamilmala', 'tamilmala'),
      await makeStaff(ctx, 'CASHIER', 'tamilmala', 'tamilmala'),
      await makeMember(ctx),
    ];
    for (const other of others) expect((await ask(other, { what })).status).toBe(403);
    expect((await app().call(startExport, { body: { ...ASKED, what } })).status).toBe(401);
  });

  it('asks again for the password after ten minutes', async () => {
    const owner = await makeAdmin(app().ctx);
    await proveOwner(app().ctx, owner, 11);
    expect((await ask(owner)).error.Code).toBe('CONFIRM_AGAIN');
  });

  it('is recorded before the file can be had', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    await ask(owner, { what: 'payments', from: '2026-01-01' });
    const rows = await ctx.db
      .selectFrom('history')
      .innerJoin('history_values', 'history_id', 'id')
      .where('actor_id', '=', owner.user_id)
      .select(['action', 'domain', 'contents'])
      .execute();
    expect(rows).toMatchObject([
      {
        action: 'export',
        domain: 'tamilmala',
        contents: { after: { what: 'payments', format: 'csv', from: '2026-01-01' } },
      },
    ]);
  });

  it.each([
    ['what', 'mails'],
    ['format', 'pdf'],
    ['domain', 'x'],
    ['language', 'hi'],
    ['from', '2026-02-30'],
  ])('refuses %s %s, and says which field it is', async (field, wrong) => {
    const owner = await makeAdmin(app().ctx);
    for (const value of [wrong, ...OTHER_TYPES]) {
      const { status, error } = await ask(owner, { [field]: value });
      expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
    }
  });
});

describe('the address of the file', () => {
  it('ends after a minute, with the permission, and with any change of it', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    const { url } = (await ask(owner)).body;
    const other = await makeMember(ctx);
    await giveHistory(ctx, other);
    const act = await ctx.db
      .selectFrom('history')
      .where('subject_id', '=', other.user_id)
      .select('id')
      .executeTakeFirstOrThrow();
    const id = /export\/([\w-]+)/.exec(url)?.[1] ?? '';
    const changed = [
      url.replace(id, act.id),
      url.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`),
      url.split('?')[0] ?? '',
    ];
    for (const wrong of changed) expect((await fetchFile(wrong)).status).toBe(404);
    expect((await fetchFile(ctx.signedUrls.sign('/files/export/none'))).status).toBe(404);
    expect((await fetchFile(ctx.signedUrls.sign(`/files/export/${act.id}`))).status).toBe(404);
    expect((await fetchFile(url)).status).toBe(200);
    await ctx.db.deleteFrom('staff_roles').where('user_id', '=', owner.user_id).execute();
    expect((await fetchFile(url)).status).toBe(404);
  });

  it('is of no use a minute later', async () => {
    const owner = await makeAdmin(app().ctx);
    const { url } = (await ask(owner)).body;
    app().setNow(new Date(Date.now() + 61_000));
    const { status } = await fetchFile(url);
    app().setNow(new Date());
    expect(status).toBe(404);
  });
});
