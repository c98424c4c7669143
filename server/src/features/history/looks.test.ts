import { downloadContact } from '@mala/contract/contacts.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { listOwnLooks } from '@mala/contract/history.ts';
import { listHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { readSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import {
  asOwner,
  giveDownload,
  giveHoroscopeFile,
  makeAdmin,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_PAGES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const looksAt = async (person: Person) =>
  (await historyOf(app().ctx, person.user_id)).map(({ actor_id, part }) => [actor_id, part]);

const view = ({ token }: Person, { user_id: profileId }: Person) =>
  app().call(viewProfile, { token, params: { profileId } });

const ownLooks = (token: string, page: number | string = 1) =>
  app().call(listOwnLooks, { token, params: { page } });

const sent = ({ token }: Person, { user_id }: Person) => ({
  token,
  params: { profileId: user_id, userId: user_id },
});

describe('a look of the office at a contact is recorded', () => {
  it.each<Endpoint>(
    [viewProfile, downloadContact, readSection.basic, readSection.horoscope].map(
      (endpoint) => endpoint as unknown as Endpoint,
    ),
  )('$name', async (endpoint) => {
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    expect((await app().call(endpoint, sent(admin, member))).status).toBe(200);
    expect(await looksAt(member)).toEqual([[admin.user_id, 'contact']]);
  });

  it('once in ten minutes for each person of the office', async () => {
    const { ctx, setNow } = app();
    const [admin, other] = [await makeAdmin(ctx), await makeAdmin(ctx)];
    const member = await makeMember(ctx);
    for (const [by, minute] of [
      [admin, 0],
      [admin, 9],
      [other, 9],
      [admin, 11],
    ] as const) {
      setNow(new Date(Date.UTC(2026, 5, 1, 10, minute)));
      await view(by, member);
    }
    const actors = (await looksAt(member)).map(([actor]) => actor);
    expect(actors).toEqual([admin.user_id, other.user_id, admin.user_id]);
  });

  it('and who fetches a horoscope file, by its address', async () => {
    const { ctx, url } = app();
    const [admin, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    const id = await giveHoroscopeFile(ctx, member);
    await ctx.files.put(`attachment/${id}`, Buffer.from('a horoscope'));
    const { body } = await app().call(
      listHoroscopeFiles,
      asOwner({ ...member, token: admin.token }),
    );
    expect((await looksAt(member)).length).toBe(0);
    const address = new URL(body[0]?.url ?? '', url);
    expect((await fetch(address)).status).toBe(200);
    expect(await looksAt(member)).toEqual([[admin.user_id, 'horoscope-file']]);
    const forged = address.href.replace(admin.user_id, member.user_id);
    expect((await fetch(forged)).status).toBe(404);
    const own = (await app().call(listHoroscopeFiles, asOwner(member))).body[0]?.url ?? '';
    expect((await fetch(new URL(own, url))).status).toBe(200);
    expect(await looksAt(member)).toHaveLength(1);
  });

  it('and who fetches only the picture of its first page', async () => {
    const { ctx, url } = app();
    const [admin, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    const id = await giveHoroscopeFile(ctx, member, { pages: 1 });
    await ctx.files.put(`attachment-preview/${id}/page`, Buffer.from('a page'));
    const fetchAs = async ({ token }: Person) => {
      const { body } = await app().call(listHoroscopeFiles, asOwner({ ...member, token }));
      return (await fetch(new URL(body[0]?.preview ?? '', url))).status;
    };
    expect(await fetchAs(member)).toBe(200);
    expect(await looksAt(member)).toEqual([]);
    expect([await fetchAs(admin), await fetchAs(admin)]).toEqual([200, 200]);
    expect(await looksAt(member)).toEqual([[admin.user_id, 'horoscope-file']]);
  });

  it('not one’s own, nor that of a member who downloaded it', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const groom = await makeMember(ctx, { gender: 'male' });
    await giveDownload(ctx, groom, member);
    await view(groom, member);
    await view(member, member);
    await app().call(readSection.basic, asOwner(member));
    expect(await looksAt(member)).toEqual([]);
  });

  it('and lists show the office none', async () => {
    const { ctx } = app();
    const admin = await makeAdmin(ctx);
    await makeMember(ctx);
    const { body } = await app().call(search, {
      token: admin.token,
      params: { page: 1 },
      body: {},
    });
    expect(body.rows.length).toBeGreaterThan(0);
    for (const row of body.rows) {
      expect(row).not.toHaveProperty('mobiles');
      expect(row).not.toHaveProperty('attachments');
      expect(row.horoscope).not.toHaveProperty('birth_time');
    }
  });

  describe('while nothing can be recorded', () => {
    afterEach(() => sql`DROP TRIGGER no_room ON history`.execute(app().ctx.db));

    it('the profile is shown without contact', async () => {
      const { ctx } = app();
      const [admin, member] = [await makeAdmin(ctx), await makeMember(ctx)];
      await sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$`.execute(ctx.db);
      await sql`CREATE TRIGGER no_room BEFORE INSERT ON history EXECUTE FUNCTION no_room()`.execute(
        ctx.db,
      );
      const { status, body } = await view(admin, member);
      expect(status).toBe(200);
      for (const name of ['mobiles', 'email', 'attachments']) expect(body).not.toHaveProperty(name);
      const basic = await app().call(readSection.basic, asOwner({ ...member, token: admin.token }));
      expect(basic.status).toBe(507);
    });
  });
});

describe('a member sees who of the office looked', () => {
  it('at his own contact, and at nobody else’s', async () => {
    const { ctx, setNow } = app();
    const [admin, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    const other = await makeMember(ctx);
    const now = new Date('2026-04-05T06:07:08.000Z');
    setNow(now);
    await view(admin, member);
    const { status, body } = await ownLooks(member.token);
    expect([status, body]).toEqual([
      200,
      {
        count: 1,
        rows: [
          { id: expect.any(String), at: now.toISOString(), name: 'Administrator', part: 'contact' },
        ],
      },
    ]);
    expect((await ownLooks(other.token)).body).toEqual({ count: 0, rows: [] });
  });

  it('and the office has no such list', async () => {
    const admin = await makeAdmin(app().ctx);
    expect((await ownLooks(admin.token)).status).toBe(403);
    expect((await ownLooks('')).status).toBe(401);
    const member = await makeMember(app().ctx);
    for (const page of HOSTILE_PAGES)
      expect([400, 404]).toContain((await ownLooks(member.token, page)).status);
  });
});
