import { me } from '@mala/contract/auth/me.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import * as family from '@mala/contract/entries/family.ts';
import { readEntry, sendEntry, takeBackEntry } from '@mala/contract/entries/office.ts';
import { listHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { eraseMember } from '@mala/contract/members/erasure.ts';
import { findProfiles } from '@mala/contract/moderation/find.ts';
import { listPhotos } from '@mala/contract/photos/album.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  entryPhotoKey,
  giveAskedEntry,
  giveEntry,
  giveEntryFile,
  giveEntryPhoto,
} from '../../../test/factories/entries.ts';
import { makeAdmin, makeStaff, type Person } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { findEntry } from './queries.ts';
import { sweepEntries } from './sweep-entries.ts';

const app = useTestApp();
const password = 'a longer walk to town';
let helper: Person;
beforeAll(async () => {
  helper = await makeStaff(app().ctx, 'HELPER');
});

const open = (body: object) => app().call(family.openEntry, { body });
const confirm = (body: object, more: object = {}) =>
  app().call(family.confirmEntry, { body: { ...body, password, ...more } });
const account = (mobile_no: string) =>
  app().ctx.db.selectFrom('users').where('mobile_no', '=', mobile_no).selectAll().execute();

describe('a family', () => {
  it('is shown what its helper sees while it waits, and nothing of it afterwards', async () => {
    const { ctx, call } = app();
    const entry = await giveAskedEntry(ctx, helper);
    await giveEntryPhoto(ctx, entry.id);
    await giveEntryFile(ctx, entry.id);
    const read = { token: helper.token, params: { id: entry.id } };
    const plain = (view: object | null) =>
      JSON.parse(JSON.stringify(view).replaceAll(/\?[^"]+/g, ''));
    const { body: asked } = await call(readEntry, read);
    expect(plain(asked.profile)).toEqual(plain((await open(entry.byLink)).body.profile));
    expect(asked.profile).toMatchObject({ mobiles: [entry.mobile_no, null], photos: [{}] });
    expect((await confirm(entry.byLink)).status).toBe(200);
    const { body: confirmed } = await call(readEntry, read);
    expect(confirmed).toMatchObject({ profile: null, sections: {}, photos: [], attachments: [] });
    const draft = await giveEntry(ctx, helper);
    const { body } = await call(readEntry, { token: helper.token, params: { id: draft.id } });
    expect(body.profile).toBeNull();
  });

  it('sees all that was entered, and nobody else sees any of it', async () => {
    const { ctx, call } = app();
    const entry = await giveAskedEntry(ctx, helper, { email: 'parents@example.in' });
    await giveEntryPhoto(ctx, entry.id);
    await giveEntryFile(ctx, entry.id);
    for (const proof of [entry.byLink, entry.byCode]) {
      const { body } = await open(proof);
      expect(body).toMatchObject({
        mobile_no: entry.mobile_no,
        profile: {
          name: 'Meena Sundaram',
          mid: null,
          mobiles: [entry.mobile_no, null],
          email: 'parents@example.in',
          horoscope: { birth_time: '06:45 AM' },
          photos: [{ width: 300 }],
          attachments: [{ name: 'Jathagam.pdf' }],
        },
      });
      const [photo] = body.profile.photos;
      expect((await fetch(app().url + photo?.url)).status).toBe(200);
    }
    expect(await account(entry.mobile_no)).toEqual([]);
    const { token } = await makeAdmin(ctx);
    const found = await call(findProfiles, { token, body: { text: entry.mobile_no } });
    expect([found.status, found.body.rows]).toEqual([200, []]);
  });

  it('confirms: an account and a profile that waits for review, as if it had registered', async () => {
    const { ctx, call } = app();
    const entry = await giveAskedEntry(ctx, helper);
    await giveEntryPhoto(ctx, entry.id);
    await giveEntryFile(ctx, entry.id);
    const { status, body } = await confirm(entry.byCode, { language: 'ta' });
    expect(status).toBe(200);
    const { token } = body;
    const { body: who } = await call(me, { token });
    expect(who).toMatchObject({
      role: 'MEMBER',
      standing: 'pending',
      user_name: 'Meena Sundaram',
      has_photo: true,
      terms_due: false,
      language: 'ta',
    });
    expect(who.mid).toMatch(/^MF\d{6}$/);
    const params = { userId: who.user_id };
    const basic = await call(readSection.basic, { token, params });
    expect(basic.body).toMatchObject({ name: 'Meena Sundaram', mobiles: [entry.mobile_no, null] });
    const photos = await call(listPhotos, { token, params });
    expect(photos.body).toMatchObject([{ waiting: true, width: 300 }]);
    expect((await fetch(app().url + photos.body[0]?.url)).status).toBe(200);
    const files = await call(listHoroscopeFiles, { token, params });
    expect(files.body).toMatchObject([{ name: 'Jathagam.pdf', bytes: 5 }]);
    expect((await fetch(app().url + files.body[0]?.url)).status).toBe(200);
    const again = await call(login, { body: { mobile_no: entry.mobile_no, password } });
    expect(again.status).toBe(200);

    // what is left of the entry is the consent
    const left = await findEntry(ctx.db, entry.id);
    expect(left).toMatchObject({
      state: 'confirmed',
      sections: {},
      mobile_no: null,
      link_id: null,
      code_hash: null,
      user_id: who.user_id,
      confirmed_way: 'code',
      confirmed_terms: TERMS_VERSION,
      confirmed_address: '127.0.0.1',
    });
    expect((await storedFiles(ctx)).filter((key) => key.includes(entry.id))).toEqual([]);
    const agreements = ctx.db.selectFrom('agreements').where('user_id', '=', who.user_id);
    expect(await agreements.select('version').execute()).toEqual([{ version: TERMS_VERSION }]);
    for (const proof of [entry.byLink, entry.byCode]) {
      expect((await open(proof)).error.Code).toBe('ENTRY_UNKNOWN');
      expect((await confirm(proof)).error.Code).toBe('ENTRY_UNKNOWN');
    }
    const page = await call(readEntry, { token: helper.token, params: { id: entry.id } });
    expect(page.body).toMatchObject({
      state: 'confirmed',
      sections: {},
      photos: [],
      erased_at: null,
    });
    const back = { token: helper.token, params: { id: entry.id } };
    expect((await call(takeBackEntry, back)).error.Code).toBe('ENTRY_SENT');
  });

  it('is told what is wrong with a password, and keeps its link', async () => {
    const { ctx } = app();
    const { byLink, mobile_no } = await giveAskedEntry(ctx, helper);
    for (const [chosen, fault] of [
      ['short', 'tooShort:8'],
      [mobile_no, 'passwordIsMobile'],
      ['password1', 'passwordCommon'],
    ]) {
      const { status, error } = await confirm(byLink, { password: chosen });
      expect([status, error.Faults]).toEqual([400, { password: fault }]);
    }
    const { error } = await confirm(byLink, { language: 'mr' });
    expect(error.Faults).toEqual({ language: 'notInList' });
    expect((await open(byLink)).status).toBe(200);
  });

  it('gets one account of two confirmations at once, by link and by code', async () => {
    const { ctx } = app();
    const entry = await giveAskedEntry(ctx, helper);
    await giveEntryPhoto(ctx, entry.id);
    const answers = await Promise.all([
      confirm(entry.byLink),
      confirm(entry.byCode),
      confirm(entry.byLink),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const [user, ...others] = await account(entry.mobile_no);
    expect(others).toEqual([]);
    const photos = ctx.db.selectFrom('photos').where('profile_id', '=', user?.id ?? '');
    const ids = (await photos.select('id').execute()).map(({ id }) => id);
    expect(ids).toHaveLength(1);
    // the files of the winner stand, those of the others do not
    const keys = (await storedFiles(ctx)).filter((key) => ids.some((id) => key.includes(id)));
    expect(keys).toHaveLength(3);
  });

  it('is told so where the entry goes while its files are copied', async () => {
    const { ctx } = app();
    const { id, byLink, mobile_no } = await giveAskedEntry(ctx, helper);
    const photo = await giveEntryPhoto(ctx, id);
    // as another confirmation, or the office, removes them before the lock is had
    await ctx.files.delete(entryPhotoKey(photo));
    const { status, error } = await confirm(byLink);
    expect([status, error.Code]).toEqual([404, 'ENTRY_UNKNOWN']);
    expect(await account(mobile_no)).toEqual([]);
  });

  it('is told where the number has an account meanwhile; a signup is never kept from it', async () => {
    const { ctx, call } = app();
    const { mobile_no, byLink } = await giveAskedEntry(ctx, helper);
    const body = { user_name: 'Sundaram', mobile_no, password };
    expect((await call(signup, { body })).status).toBe(200);
    const { status, error } = await confirm(byLink);
    expect([status, error.Code]).toEqual([409, 'MOBILE_TAKEN']);
    expect((await open(byLink)).status).toBe(200);
  });

  it('confirms nothing that was taken back, sent again or is too old', async () => {
    const { ctx, call, setNow } = app();
    const { id, byLink, byCode } = await giveAskedEntry(ctx, helper);
    await call(takeBackEntry, { token: helper.token, params: { id } });
    for (const proof of [byLink, byCode])
      expect((await confirm(proof)).error.Code).toBe('ENTRY_UNKNOWN');
    const old = await giveAskedEntry(ctx, helper, { sent_at: new Date(Date.now() - 86_400_000) });
    try {
      setNow(new Date(Date.now() + 3_600_000));
      expect((await open(old.byCode)).error.Code).toBe('ENTRY_UNKNOWN');
      expect((await open(old.byLink)).status).toBe(200);
      setNow(new Date(Date.now() + 30 * 86_400_000));
      expect((await open(old.byLink)).error.Code).toBe('ENTRY_UNKNOWN');
    } finally {
      setNow(new Date());
    }
  });
});

describe('what is left of an entry', () => {
  it('goes after thirty days where nobody confirmed, with its files', async () => {
    const { ctx } = app();
    const now = Date.now();
    const daysAgo = (days: number) => new Date(now - days * 86_400_000);
    const due = await giveEntry(ctx, helper, { created_at: daysAgo(30.1) });
    const sent = await giveAskedEntry(ctx, helper, {
      created_at: daysAgo(60),
      sent_at: daysAgo(29.9),
    });
    const forgotten = await giveAskedEntry(ctx, helper, {
      created_at: daysAgo(60),
      sent_at: daysAgo(30.1),
    });
    const confirmed = await giveAskedEntry(ctx, helper, { created_at: daysAgo(60) });
    expect((await confirm(confirmed.byLink)).status).toBe(200);
    await giveEntryPhoto(ctx, due.id);
    await giveEntryFile(ctx, due.id);
    await sweepEntries(ctx);
    const there = async ({ id }: { id: string }) => (await findEntry(ctx.db, id)) !== undefined;
    expect(await Promise.all([due, sent, forgotten, confirmed].map(there))).toEqual([
      ...[false, true, false, true],
    ]);
    const rows = await ctx.db
      .selectFrom('entry_photos')
      .where('entry_id', '=', due.id)
      .select('id')
      .execute();
    expect(rows).toEqual([]);
  });

  it('goes also where another one cannot be erased', async () => {
    const { ctx } = app();
    const created_at = new Date(Date.now() - 31 * 86_400_000);
    const [stuck, due] = [
      await giveEntry(ctx, helper, { created_at }),
      await giveEntry(ctx, helper, { created_at }),
    ];
    await sql`
      CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'stays'; END $$`.execute(ctx.db);
    await sql`
      CREATE TRIGGER stay BEFORE DELETE ON entries FOR EACH ROW
        WHEN (OLD.id = ${sql.lit(stuck.id)}) EXECUTE FUNCTION stay()`.execute(ctx.db);
    try {
      await expect(sweepEntries(ctx)).rejects.toThrow('stays');
    } finally {
      await sql`DROP FUNCTION stay CASCADE`.execute(ctx.db);
    }
    expect(await findEntry(ctx.db, due.id)).toBeUndefined();
    expect(await findEntry(ctx.db, stuck.id)).toBeDefined();
    await sweepEntries(ctx);
    expect(await findEntry(ctx.db, stuck.id)).toBeUndefined();
  });

  it('goes with the account that it became, and what was personal in its history too', async () => {
    const { ctx, call } = app();
    const entry = await giveEntry(ctx, helper);
    const asked = { token: helper.token, params: { id: entry.id }, body: { way: 'code' } };
    const { body } = await call(sendEntry, asked);
    await confirm({ way: 'code', mobile_no: entry.mobile_no, code: body.code });
    const [user] = await account(entry.mobile_no);
    const owner = await makeAdmin(ctx);
    const erasure = { asked_by: 'letter', asked_on: '2026-11-20' };
    const erased = await call(eraseMember, {
      token: owner.token,
      params: { id: user?.id ?? '' },
      body: erasure,
    });
    expect(erased.status).toBe(200);
    expect(await findEntry(ctx.db, entry.id)).toBeUndefined();
    const lines = await historyOf(ctx, entry.id);
    expect(lines.map(({ after }) => after)).toEqual(lines.map(() => undefined));
  });
});
