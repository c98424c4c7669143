import { readFile } from 'node:fs/promises';
import { me } from '@mala/contract/auth/me.ts';
import { resetPassword } from '@mala/contract/auth/passwords.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { readHome } from '@mala/contract/content.ts';
import { sendTable } from '@mala/contract/imports/office.ts';
import { listViews } from '@mala/contract/moderation/views.ts';
import { search } from '@mala/contract/search.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import type { Context, SignIn } from '@mala/server/context.ts';
import { pictureKey } from '@mala/server/storage/picture-files.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../server/test/fixtures/uploads.ts';
import { startTestApp, useTestApp } from '../../server/test/test-app.ts';
import { fill } from './fill.ts';

/** Few portraits: drawing is tested elsewhere. */
const FEW = { faces: 1, dressed: 1, outfits: 3, marriages: 2 };

const app = useTestApp();
let signIns: SignIn[];

beforeAll(async () => {
  // a demonstration is of its day
  app().setNow(new Date());
  signIns = await fill(app().ctx, FEW);
  app().ctx.demo = { sign_ins: signIns };
});

function tokenOf({ mobile_no, password }: SignIn): Promise<string> {
  return app()
    .call(login, { body: { mobile_no, password } })
    .then(({ body }) => body.token ?? '');
}

/** Everything that a fill writes about people, except the salted password. */
async function contents({ db }: Context) {
  const users = await db.selectFrom('users').orderBy('id').selectAll().execute();
  return {
    users: users.map(({ password_hash: _hash, ...rest }) => rest),
    profiles: await db.selectFrom('profiles').orderBy('user_id').selectAll().execute(),
    photos: await db.selectFrom('photos').orderBy('id').selectAll().execute(),
    horoscope_files: await db.selectFrom('horoscope_files').orderBy('id').selectAll().execute(),
    subscriptions: await db.selectFrom('subscriptions').orderBy('id').selectAll().execute(),
    downloads: await db
      .selectFrom('downloads')
      .orderBy('user_id')
      .orderBy('profile_id')
      .selectAll()
      .execute(),
    shortlists: await db
      .selectFrom('shortlists')
      .orderBy('user_id')
      .orderBy('profile_id')
      .selectAll()
      .execute(),
    marriages: await db.selectFrom('marriages').orderBy('id').selectAll().execute(),
    history: await db
      .selectFrom('history')
      .orderBy('at')
      .orderBy('subject_id')
      .orderBy('action')
      .select(['at', 'actor_id', 'action', 'subject_id', 'fields'])
      .execute(),
  };
}

describe('a filled demonstration', () => {
  it('has only made-up people', async () => {
    const { users, profiles } = await contents(app().ctx);
    expect(users.every(({ made_up }) => made_up)).toBe(true);
    expect(profiles.length).toBeGreaterThanOrEqual(400);
    expect(new Set(profiles.map(({ mid }) => mid)).size).toBeGreaterThan(400);
  });

  it('gives most people one to three photos, some none, each with its files', async () => {
    const { profiles, photos } = await contents(app().ctx);
    const counts = profiles
      .filter(({ complete }) => complete)
      .map(({ user_id }) => photos.filter(({ profile_id }) => profile_id === user_id).length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
    expect(counts.filter((count) => count === 0).length).toBeLessThan(counts.length / 4);
    for (const { id } of photos.slice(0, 5))
      for (const size of ['large', 'short', 'url'] as const)
        expect(await app().ctx.files.exists(pictureKey('photo', id, size))).toBe(true);
  });

  it('features people with a photo: eight brides and eight grooms of each site or more', async () => {
    const { profiles, photos } = await contents(app().ctx);
    const shown = new Set(photos.map(({ profile_id }) => profile_id));
    const featured = profiles.filter((one) => one.featured && shown.has(one.user_id));
    for (const domain of ['tamilmala', 'marathimala'])
      for (const gender of ['female', 'male'])
        expect(
          featured.filter((one) => one.domain === domain && one.gender === gender).length,
        ).toBeGreaterThanOrEqual(8);
  });

  it('fills the home page of each site: people with and without a photo, and marriages', async () => {
    for (const domain of ['tamilmala', 'marathimala'] as const) {
      const { body } = await app().call(readHome, { query: { domain } });
      for (const faces of [body.brides, body.grooms]) {
        expect(faces).toHaveLength(6);
        const shown = faces.filter(({ photo }) => photo).length;
        expect(shown).toBeGreaterThanOrEqual(3);
        expect(shown).toBeLessThan(6);
      }
      expect(body.marriages).toHaveLength(2);
      for (const { caption, url } of body.marriages) {
        expect(caption).toMatch(/^\w+ and \w+, \w+, [A-Z][a-z]+ \d{4}$/);
        const response = await fetch(app().url + url);
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      }
    }
  });

  it('has horoscope files that an upload would accept', async () => {
    const { horoscope_files } = await contents(app().ctx);
    expect(new Set(horoscope_files.map(({ kind }) => kind))).toEqual(new Set(['png', 'pdf']));
    for (const kind of ['png', 'pdf']) {
      const { id } = horoscope_files.find((one) => one.kind === kind) ?? { id: '' };
      const { stream } = await app().ctx.files.stream(`attachment/${id}`);
      const inspected = await app().ctx.horoscopeFiles.inspect(
        Buffer.concat(await stream.toArray()),
      );
      expect(inspected.kind).toBe(kind);
    }
  });

  it('has active, nearly used up and ended subscriptions, each with its downloads', async () => {
    const { subscriptions, downloads } = await contents(app().ctx);
    const now = Date.now();
    const running = subscriptions.filter((one) => one.ends_at.getTime() > now);
    expect(running.some((one) => one.total_download - one.current_download === 1)).toBe(true);
    expect(running.some((one) => one.current_download < one.total_download / 2)).toBe(true);
    expect(subscriptions.length - running.length).toBeGreaterThan(0);
    for (const one of subscriptions)
      expect(downloads.filter((row) => row.subscription_id === one.id)).toHaveLength(
        one.current_download,
      );
    for (const { viewed_at } of downloads) expect(viewed_at.getTime()).toBeLessThanOrEqual(now);
  });

  it('is the same in another database', async () => {
    const other = await startTestApp();
    try {
      other.setNow(app().ctx.now());
      await fill(other.ctx, FEW);
      expect(await contents(other.ctx)).toEqual(await contents(app().ctx));
    } finally {
      await other.close();
    }
  });
});

describe('the sign-ins', () => {
  it('are of the office and of four members, for each site', () => {
    expect(signIns.map(({ domain, role }) => `${domain}: ${role}`)).toEqual(
      ['tamilmala', 'marathimala'].flatMap((domain) =>
        [
          'administrator',
          'paying',
          'free',
          'pending',
          'incomplete',
          'reviewer',
          'cashier',
          'helper',
        ].map((role) => `${domain}: ${role}`),
      ),
    );
  });

  it('open accounts as described', async () => {
    const expected = {
      administrator: { role: 'ADMIN', roles: [{ role: 'OWNER', domain: null }] },
      reviewer: { role: 'ADMIN', roles: [{ role: 'REVIEWER' }], has_photo: false },
      cashier: { role: 'ADMIN', roles: [{ role: 'CASHIER' }], has_photo: false },
      helper: { role: 'ADMIN', roles: [{ role: 'HELPER' }], has_photo: false },
      paying: { role: 'MEMBER', standing: 'approved', has_photo: true },
      free: {
        role: 'MEMBER',
        standing: 'approved',
        has_photo: true,
        subscription_id: null,
      },
      pending: { role: 'MEMBER', standing: 'pending', status: 0, has_photo: true },
      incomplete: {
        standing: 'incomplete',
        steps: {
          basic: true,
          personal: true,
          work: false,
          photo: false,
          family: false,
          horoscope: false,
        },
      },
    };
    for (const signIn of signIns) {
      const { body } = await app().call(me, { token: await tokenOf(signIn) });
      const { domain, user_name } = signIn;
      expect(body).toMatchObject({
        domain,
        user_name,
        ...expected[signIn.role as keyof typeof expected],
      });
    }
  });

  it('mail a link for a new password to the address of the profile', async () => {
    for (const { mobile_no, domain } of signIns.filter(({ role }) => role === 'paying')) {
      const basic = await app()
        .ctx.db.selectFrom('profiles')
        .innerJoin('users', 'users.id', 'profiles.user_id')
        .where('mobile_no', '=', mobile_no)
        .select(sql<string>`basic ->> 'date_of_birth'`.as('date_of_birth'))
        .executeTakeFirstOrThrow();
      const { body } = await app().call(resetPassword, { body: { mobile_no, domain, ...basic } });
      expect(body).toMatchObject({ Status: 'Success' });
      expect(body).not.toHaveProperty('Code');
    }
  });

  it('give an owner saved views, and read a table to import, of which two rows are wrong', async () => {
    for (const signIn of signIns.filter(({ role }) => role === 'administrator')) {
      const token = await tokenOf(signIn);
      const { body } = await app().call(listViews, { token });
      expect(body.views.map(({ filters }) => filters.domain)).toEqual(
        Array.from({ length: 3 }, () => [signIn.domain]),
      );
      const table = await readFile(new URL(`../tables/${signIn.domain}.csv`, import.meta.url));
      const form = formOf('table', table);
      form.set('domain', signIn.domain);
      const sent = await app().call(sendTable, { token, form });
      expect(sent.body).toMatchObject({ ignored: [], counts: { rows: 5, clean: 3, faulty: 2 } });
    }
  });

  it('let the paying member search and see the rest of the package', async () => {
    for (const signIn of signIns.filter(({ role }) => role === 'paying')) {
      const token = await tokenOf(signIn);
      const { body } = await app().call(readSubscription, { token });
      expect(body).toMatchObject({ package: 'gold', total_download: 80, current_download: 12 });
      const found = await app().call(search, { token, params: { page: 1 }, body: {} });
      expect(found.body.rows).toHaveLength(20);
      expect(found.body.photo_nudge).toBe(false);
    }
  });
});

describe('an existing demonstration', () => {
  it('stays as its visitors left it', async () => {
    const { ctx } = app();
    await ctx.db.updateTable('profiles').set({ status: 10 }).where('status', '=', 0).execute();
    const before = await contents(ctx);
    expect(await fill(ctx, FEW)).toEqual(signIns);
    expect(await contents(ctx)).toEqual(before);
  });

  it('marks visitors who sign up as made up too', async () => {
    const body = { user_name: 'Visitor', mobile_no: '5550099999', password: 'long enough' };
    expect((await app().call(signup, { body })).status).toBe(200);
    const visitor = await app()
      .ctx.db.selectFrom('users')
      .where('mobile_no', '=', body.mobile_no)
      .select('made_up')
      .executeTakeFirstOrThrow();
    expect(visitor.made_up).toBe(true);
  });
});
