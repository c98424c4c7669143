import { createLink, endLink, LINK_DAYS, listLinks, MOST_LINKS } from '@mala/contract/sharing.ts';
import { expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { makeMember, type Person, tokenFor } from '../../../test/factories.ts';
import { proveOwner } from '../../../test/second-factors.ts';
import { makeLink, open, partsOf } from '../../../test/shared-links.ts';
import { startBeside, useTestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';

const app = useTestApp({
  SITE_HOSTS: 'marathimala=m.marathi.example',
  APP_URL: 'https://mala.example',
});
const DAY = 86_400_000;

const create = ({ token }: Person, body: object) => app().call(createLink, { token, body });
const list = async ({ token }: Person) => (await app().call(listLinks, { token })).body.links;
const end = ({ token }: Person, id: string) => app().call(endLink, { token, params: { id } });

it('is made for the days that one chooses, and listed with its address, the newest first', async () => {
  const bride = await makeMember(app().ctx);
  const now = app().ctx.now();
  const first = await makeLink(app(), bride, { days: 1 });
  const second = await makeLink(app(), bride, { days: 30, face: true });
  expect(await list(bride)).toEqual([second, first]);
  expect(first).toMatchObject({ contact: false, face: false, openings: 0 });
  expect(first.address).toBe(
    `https://mala.example/tamilmala/shared/${first.id}/${partsOf(first).secret}`,
  );
  expect(partsOf(first).secret).toMatch(/^[\w-]{43}$/);
  const lasts = (link: { expires_at: string }) => Date.parse(link.expires_at) - now.getTime();
  expect(Math.round(lasts(first) / DAY)).toBe(1);
  expect(Math.round(lasts(second) / DAY)).toBe(30);
  expect(await list(await makeMember(app().ctx))).toEqual([]);
});

it('leads to the community’s own host', async () => {
  const groom = await makeMember(app().ctx, { gender: 'male', domain: 'marathimala' });
  const { id, address } = await makeLink(app(), groom);
  expect(address).toContain(`https://m.marathi.example/shared/${id}/`);
});

it('stores no secret', async () => {
  const bride = await makeMember(app().ctx);
  const link = await makeLink(app(), bride);
  const row = await app()
    .ctx.db.selectFrom('shared_links')
    .where('id', '=', link.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(partsOf(link).secret);
});

it.each([
  ['days', { days: 0 }],
  ['days', { days: LINK_DAYS.max + 1 }],
  ['days', { days: 1.5 }],
  ['days', { days: '7' }],
  ['days', { days: null }],
  ['contact', { contact: undefined }],
  ['contact', { contact: 'yes' }],
  ['face', { face: 1 }],
  ['more', { more: true }],
])('is not made with a wrong %s: %j', async (field, wrong) => {
  const bride = await makeMember(app().ctx);
  const { status, error } = await create(bride, {
    days: 7,
    contact: false,
    face: false,
    ...wrong,
  });
  expect([status, Object.keys(error.Faults ?? {})]).toEqual([400, [field]]);
});

it('with contact needs a confirmation of the last ten minutes', async () => {
  const bride = await makeMember(app().ctx);
  await proveOwner(app().ctx, bride, 10);
  const body = { days: 7, contact: true, face: false };
  expect((await create(bride, body)).error.Code).toBe('CONFIRM_AGAIN');
  expect((await create(bride, { ...body, contact: false })).status).toBe(200);
  await proveOwner(app().ctx, bride);
  expect((await create(bride, body)).body.contact).toBe(true);
});

it('there are ten at once, also of twelve that are asked for together', async () => {
  const bride = await makeMember(app().ctx);
  const asked = { days: 7, contact: false, face: false };
  const answers = await Promise.all(Array.from({ length: 12 }, () => create(bride, asked)));
  const codes = answers.map(({ status, error }) => (status === 200 ? 'made' : error.Code));
  expect(codes.filter((code) => code === 'made')).toHaveLength(MOST_LINKS);
  expect(new Set(codes)).toEqual(new Set(['made', 'TOO_MANY_LINKS']));
  const [first] = await list(bride);
  expect((await end(bride, first?.id ?? '')).status).toBe(200);
  expect((await create(bride, asked)).status).toBe(200);
});

it('is not made for an account that is closed meanwhile, and would open with it again', async () => {
  const bride = await makeMember(app().ctx);
  const made = await whileChanging(
    app().ctx.db,
    (trx) => giveAbsence({ db: trx, now: app().ctx.now }, bride.user_id, 'closed'),
    () => create(bride, { days: 7, contact: false, face: false }),
  );
  expect([made.status, made.error.Code]).toEqual([401, 'UNAUTHENTICATED']);
  const links = app().ctx.db.selectFrom('shared_links').where('profile_id', '=', bride.user_id);
  expect(await links.select('id').execute()).toEqual([]);
});

it('is not made for an account that is erased meanwhile', async () => {
  const bride = await makeMember(app().ctx);
  const made = await whileChanging(
    app().ctx.db,
    (trx) => trx.deleteFrom('users').where('id', '=', bride.user_id).execute(),
    () => create(bride, { days: 7, contact: false, face: false }),
  );
  expect([made.status, made.error.Code]).toEqual([401, 'UNAUTHENTICATED']);
});

it('can be ended, each of as many as are made in an hour', async () => {
  const bride = await makeMember(app().ctx);
  const asked = { days: 7, contact: false, face: false };
  const statuses: number[] = [];
  for (let made = await create(bride, asked); made.status === 200; ) {
    statuses.push((await end(bride, made.body.id)).status);
    made = await create(bride, asked);
    if (made.status !== 200) expect(made.error.Code).toBe('TOO_MANY');
  }
  expect(statuses).toHaveLength(60);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('is void with another AUTH_SECRET: it is not listed, takes no place and does not open', async () => {
  const bride = await makeMember(app().ctx);
  const links = [];
  for (let made = 0; made < MOST_LINKS; made++) links.push(await makeLink(app(), bride));
  const site = await startBeside(app(), { AUTH_SECRET: 'another secret of 32 characters!' });
  try {
    const { user_id } = bride;
    const there = { ...bride, token: await tokenFor(site.ctx, user_id) };
    expect((await site.call(listLinks, { token: there.token })).body.links).toEqual([]);
    const made = await makeLink(site, there);
    expect((await open(site, made)).status).toBe(200);
    for (const link of links) expect((await open(site, link)).status).toBe(404);
  } finally {
    await site.close();
  }
});

const notedOf = (links: readonly { id: string }[]) =>
  app()
    .ctx.db.selectFrom('erasures')
    .where('table_name', '=', 'shared_links')
    .where(
      'row_id',
      'in',
      links.map(({ id }) => id),
    )
    .select('row_id')
    .execute();

it('one that has expired takes no place, and is deleted at night without a note', async () => {
  const { ctx } = app();
  const bride = await makeMember(ctx);
  const links = [];
  for (let made = 0; made < MOST_LINKS; made++)
    links.push(await makeLink(app(), bride, { days: 1 }));
  await ctx.db
    .updateTable('shared_links')
    .set({ expires_at: ctx.now() })
    .where('profile_id', '=', bride.user_id)
    .execute();
  expect(await list(bride)).toEqual([]);
  await makeLink(app(), bride);
  await (await import('./sweep-links.ts')).sweepLinks(ctx);
  const { length } = await ctx.db
    .selectFrom('shared_links')
    .where('profile_id', '=', bride.user_id)
    .select('id')
    .execute();
  expect(length).toBe(1);
  expect(await notedOf(links)).toEqual([]);
});

it('is ended at once, by its owner only, whatever became of the profile', async () => {
  const [bride, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
  const link = await makeLink(app(), bride);
  for (const id of [link.id, 'x', '0'.repeat(200)])
    expect((await end(other, id)).error.Code).toBe('NOT_FOUND');
  expect((await open(app(), link)).status).toBe(200);
  await giveAbsence(app().ctx, bride.user_id, 'paused');
  expect(await list(bride)).toHaveLength(1);
  expect((await end(bride, link.id)).status).toBe(200);
  expect(await list(bride)).toEqual([]);
  expect((await end(bride, link.id)).error.Code).toBe('NOT_FOUND');
  expect(await notedOf([link])).toHaveLength(1);
});
