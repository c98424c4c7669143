import { findStar, readChart } from '@mala/contract/horoscopes.ts';
import { readMatch } from '@mala/contract/match.ts';
import { createLink, endLink, listLinks, seeAsOthers } from '@mala/contract/sharing.ts';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { fetchBiodata } from '../../test/biodata-files.ts';
import { giveDownload, makeMember } from '../../test/factories.ts';
import { makeLink, open } from '../../test/shared-links.ts';
import { startBeside, type TestApp, useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const MADURAI = { date: '1998-05-14', time: '06:45 AM', place: 'Madurai' };

/** What a bride with a link and a groom who downloaded her contact read, by the name of the call. */
async function reading() {
  const [bride, groom] = [
    await makeMember(app().ctx),
    await makeMember(app().ctx, { gender: 'male' }),
  ];
  const link = await makeLink(app(), bride);
  await giveDownload(app().ctx, groom, bride);
  const { token } = groom;
  const params = { profileId: bride.user_id };
  return async (site: TestApp) => ({
    open: (await open(site, link)).status,
    owner: (await open(site, link, { token: bride.token })).status,
    list: (await site.call(listLinks, { token: bride.token })).status,
    seen: (await site.call(seeAsOthers, { token: bride.token, query: { as: 'member' } })).status,
    star: (await site.call(findStar, { token, body: MADURAI })).status,
    match: (await site.call(readMatch, { token, params })).status,
    chart: (await site.call(readChart, { token, params })).status,
    biodata: (await fetchBiodata(site, groom, bride)).reply.status,
  });
}

const ALL = {
  ...{ open: 200, owner: 200, list: 200, seen: 200 },
  ...{ star: 200, match: 200, chart: 200, biodata: 200 },
};

it('links, stars, matches, charts and biodatas are read while the database is read-only', async () => {
  const { config, db } = app().ctx;
  const read = await reading();
  const writer = await makeMember(app().ctx);
  const link = await makeLink(app(), writer);
  const name = new URL(config.databaseUrl ?? '').pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db);
  const standby = await startBeside(app());
  try {
    expect(await read(standby)).toEqual(ALL);
    // what is to be kept is refused until another database takes over
    const { token } = writer;
    const made = { token, body: { days: 7, contact: false, face: false } };
    const ended = { token, params: { id: link.id } };
    for (const { status, error, headers } of [
      await standby.call(createLink, made),
      await standby.call(endLink, ended),
    ])
      expect([status, error.Code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5']);
  } finally {
    await standby.close();
    await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(db);
  }
});

it('and while the disk of the database is full', async () => {
  const { ctx } = app();
  const read = await reading();
  const tables = ['rate_limits', 'profile_opens', 'shared_links'];
  await sql`create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    ctx.db,
  );
  for (const table of tables)
    await sql`create trigger disk_is_full before insert or update on ${sql.table(table)}
      for each row execute function disk_is_full()`.execute(ctx.db);
  vi.spyOn(ctx.disks, 'isFull').mockReturnValue(true);
  try {
    expect(await read(app())).toEqual(ALL);
  } finally {
    vi.restoreAllMocks();
    await sql`drop function disk_is_full() cascade`.execute(ctx.db);
  }
});
