import { readHome } from '@mala/contract/content.ts';
import { search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { copyDatabase, swapDatabases, type TestDatabase } from '../../../test/test-database.ts';
import { openDatabase } from '../../db/database.ts';

// What is kept in memory must follow the database back: to a copy that was behind, or to a restored one.
let app: TestApp;
let groom: Person;
let brides: Person[];
let copy: TestDatabase | undefined;

beforeEach(async () => {
  app = await startTestApp();
  groom = await makeMember(app.ctx, { gender: 'male' });
  brides = [];
  for (const city of ['Salem', 'Erode', 'Karur'])
    brides.push(await makeMember(app.ctx, { user_name: city, basic: { city } }));
  await set(brides[1], { status: 10 });
  await set(brides[2], { featured: true });
});

afterEach(async () => {
  await app.close();
  await copy?.drop();
  copy = undefined;
});

function set(person: Person | undefined, columns: object, db = app.ctx.db): Promise<unknown> {
  const id = person?.user_id ?? '';
  return db.updateTable('profiles').set(columns).where('user_id', '=', id).execute();
}

const inCity = (city: string) => ({ basic: sql`basic || ${JSON.stringify({ city })}::jsonb` });

async function foundCities(): Promise<(string | undefined)[]> {
  const found = await app.call(search, { token: groom.token, params: { page: 1 }, body: {} });
  return found.body.rows.map(({ city }) => city).sort();
}

/** The cities of the people that the product shows: in a search, at once and once they stand in memory, and on the home page. */
async function shown() {
  const found = await foundCities();
  await app.ctx.search.prepare();
  expect(await foundCities()).toEqual(found);
  const home = await app.call(readHome, { query: { domain: 'tamilmala' } });
  return {
    found,
    home: home.body.brides.map(({ city }) => city),
  };
}

it('shows what a copy that was behind has, after a failover to it (faults 15)', async () => {
  const { databaseUrl = '' } = app.ctx.config;
  copy = await copyDatabase(databaseUrl);
  // changes that the copy does not have
  await set(brides[1], { status: 200, approved_at: new Date() });
  await set(brides[0], { status: 10 });
  await set(brides[2], { featured: false });
  await set(brides[2], inCity('Madurai'));
  expect(await shown()).toEqual({ found: ['Erode', 'Madurai'], home: [] });

  await swapDatabases(databaseUrl, copy.url);
  expect(await shown()).toEqual({ found: ['Karur', 'Salem'], home: ['Karur'] });
});

it('compares no versions of two histories, whichever is ahead (faults 15)', async () => {
  const { databaseUrl = '' } = app.ctx.config;
  copy = await copyDatabase(databaseUrl);
  await set(brides[1], { status: 200, approved_at: new Date() });
  await set(brides[2], inCity('Madurai'));
  expect(await shown()).toEqual({ found: ['Erode', 'Madurai', 'Salem'], home: ['Madurai'] });

  // as many changes on the copy as on the lost one, and more
  const other = openDatabase(copy.url);
  for (const city of ['Ooty', 'Theni', 'Hosur', 'Arcot']) await set(brides[0], inCity(city), other);
  await set(brides[2], { featured: false }, other);
  await set(brides[0], { featured: true }, other);
  await other.destroy();
  await swapDatabases(databaseUrl, copy.url);
  expect(await shown()).toEqual({ found: ['Arcot', 'Karur'], home: ['Arcot'] });
});

it('follows rows that are put back in place, and what changes after that (faults 15)', async () => {
  const { db } = app.ctx;
  const versions = () => db.selectFrom('search_versions').selectAll().execute();
  const before = await versions();
  const [home] = await db.selectFrom('home_versions').selectAll().execute();
  await set(brides[1], { status: 200, approved_at: new Date() });
  await set(brides[2], { ...inCity('Madurai'), featured: false });
  expect(await shown()).toEqual({ found: ['Erode', 'Madurai', 'Salem'], home: [] });

  await db.transaction().execute(async (trx) => {
    await sql`ALTER TABLE profiles DISABLE TRIGGER USER`.execute(trx);
    await set(brides[1], { status: 10 }, trx);
    await set(brides[2], { ...inCity('Karur'), featured: true }, trx);
    for (const { domain, gender, version } of before) {
      const group = { domain, gender };
      const later = trx.deleteFrom('search_changes').where('version', '>', version);
      await later.where('domain', '=', domain).where('gender', '=', gender).execute();
      const row = trx.updateTable('search_versions').set({ version });
      await row.where('domain', '=', group.domain).where('gender', '=', group.gender).execute();
    }
    await trx
      .updateTable('home_versions')
      .set({ version: home?.version ?? 0 })
      .execute();
    await sql`ALTER TABLE profiles ENABLE TRIGGER USER`.execute(trx);
  });
  expect(await shown()).toEqual({ found: ['Karur', 'Salem'], home: ['Karur'] });
  // the same version number had other contents before
  await set(brides[2], inCity('Vellore'));
  expect(await shown()).toEqual({ found: ['Salem', 'Vellore'], home: ['Vellore'] });
});
