import * as files from '@mala/contract/entries/files.ts';
import * as entries from '@mala/contract/entries/office.ts';
import { HOROSCOPE_FILE_LIMITS } from '@mala/contract/horoscope-files.ts';
import { PHOTO_LIMITS } from '@mala/contract/photos/photo.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  giveAskedEntry,
  giveEntry,
  giveEntryFile,
  giveEntryPhoto,
} from '../../../test/factories/entries.ts';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { formOf, PDF, picture, REFUSED_PICTURES } from '../../../test/fixtures/uploads.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let helper: Person;
beforeAll(async () => {
  helper = await makeStaff(app().ctx, 'HELPER', 'tamilmala', 'tamilmala');
});

const of = (id: string, { token } = helper) => ({ token, params: { id } });
const save = (id: string, version: number, sections: object, by = helper) =>
  app().call(entries.saveEntry, { ...of(id, by), body: { version, sections } });
const read = (id: string, by = helper) => app().call(entries.readEntry, of(id, by));

describe('a draft', () => {
  it('keeps what is typed, half and wrong values too, and says on demand what is wrong', async () => {
    const { call, ctx } = app();
    const body = { domain: 'tamilmala' };
    const made = await call(entries.createEntry, { token: helper.token, body });
    const { id } = made.body;
    expect(made.body).toMatchObject({ state: 'draft', version: 1, sections: {}, photos: [] });
    const basic = { name: 'Meena', date_of_birth: '1998-05-', mobiles: ['98400', ''], email: 'x' };
    const saved = await save(id, 1, { basic, horoscope: { unknown: ['birth_time'] } });
    expect([saved.status, saved.body.version]).toEqual([200, 2]);
    expect((await save(id, 2, { work: { position: 'Clerk' } })).body.version).toBe(3);
    expect((await read(id)).body.sections).toEqual({
      basic,
      horoscope: { unknown: ['birth_time'] },
      work: { position: 'Clerk' },
    });
    const { status, error } = await call(entries.checkEntry, of(id));
    expect(status).toBe(400);
    expect(error.Faults).toMatchObject({
      date_of_birth: 'date',
      'mobiles.0': 'mobile',
      email: 'email',
      gender: 'required',
      height: 'required',
      father_name: 'required',
    });
    expect(error.Faults).not.toHaveProperty('name');
    const lines = await historyOf(ctx, id);
    expect(lines.map(({ after }) => after)).toEqual([
      { entry: 'draft' },
      expect.objectContaining({ ...basic, mobiles: ['98400', ''] }),
      { position: 'Clerk' },
    ]);
  });

  it('is kept once where its answer was lost, and never over the changes of somebody else', async () => {
    const { id } = await giveEntry(app().ctx, helper);
    const work = { position: 'Clerk' };
    expect((await save(id, 1, { work })).body.version).toBe(2);
    expect((await save(id, 1, { work })).body.version).toBe(2);
    const late = await save(id, 1, { work: { position: 'Teacher' } });
    expect([late.status, late.error.Code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await read(id)).body.sections.work).toEqual(work);
  });

  it('takes no field of another section or site, and no value of another shape', async () => {
    const { id } = await giveEntry(app().ctx, helper);
    for (const [sections, faults] of [
      [{ work: { father_name: 'x' } }, { father_name: 'unknownField' }],
      [{ basic: { __proto__x: 'x' } }, { __proto__x: 'unknownField' }],
      [{ work: { position: { deep: { deeper: 'x' } } } }, { 'sections.work.position': 'invalid' }],
      [{ work: { position: 'a\u0000b' } }, { 'sections.work.position': 'badCharacters' }],
      [{ work: { position: { 'a\u0000b': 'x' } } }, { 'sections.work.position': 'invalid' }],
      [{ work: { no_contact: { '\ud800': 'x' } } }, { 'sections.work.no_contact': 'invalid' }],
      [{ photo: {} }, {}],
    ] as const) {
      const { status, error } = await save(id, 1, sections);
      expect(status).toBe(400);
      expect(error.Faults).toMatchObject(faults);
    }
    const marathi = await giveEntry(app().ctx, await makeAdmin(app().ctx), {
      domain: 'marathimala',
    });
    const owner = await makeAdmin(app().ctx);
    const { error } = await save(marathi.id, 1, { basic: { gothram: 'Siva' } }, owner);
    expect(error.Faults).toEqual({ gothram: 'unknownField' });
  });

  it('holds no contact in a text that others would read, unless it is said to be none', async () => {
    const about = 'My service number was 98400 12345.';
    const { ctx, call } = app();
    const { id } = await giveEntry(ctx, helper, { typed: { personal: { about } } });
    const { status, error } = await call(entries.checkEntry, of(id));
    expect([status, error.Faults]).toEqual([400, { about: 'contact:98400 12345' }]);
    const { personal = {} } = (await read(id)).body.sections;
    await save(id, 1, { personal: { ...personal, no_contact: { about } } });
    expect((await call(entries.checkEntry, of(id))).status).toBe(200);
  });

  it('is nobody else’s: not another helper’s, not of who lost the role or has it elsewhere', async () => {
    const { ctx, call } = app();
    const { id } = await giveEntry(ctx, helper);
    const owner = await makeAdmin(ctx);
    expect((await read(id, owner)).status).toBe(200);
    const others = [
      await makeStaff(ctx, 'HELPER', 'tamilmala', 'tamilmala'),
      await makeStaff(ctx, 'HELPER', 'tamilmala', 'marathimala'),
      await makeStaff(ctx, 'OWNER', 'tamilmala', 'marathimala'),
    ];
    for (const other of others) {
      expect((await read(id, other)).status).toBe(404);
      expect((await call(entries.checkEntry, of(id, other))).status).toBe(404);
      expect((await call(entries.takeBackEntry, of(id, other))).status).toBe(404);
      expect((await save(id, 1, {}, other)).status).toBe(404);
      const { body } = await call(entries.listEntries, { token: other.token, params: { page: 1 } });
      expect(JSON.stringify(body)).not.toContain(id);
    }
    for (const wrong of [await makeStaff(ctx, 'REVIEWER'), await makeMember(ctx)])
      expect((await read(id, wrong)).status).toBe(403);
    expect((await call(entries.readEntry, { params: { id } })).status).toBe(401);
    for (const strange of HOSTILE_IDS) expect((await read(strange)).status).toBe(404);
    const leaver = await makeStaff(ctx, 'HELPER');
    const left = await giveEntry(ctx, leaver);
    await ctx.db.deleteFrom('staff_roles').where('user_id', '=', leaver.user_id).execute();
    expect((await read(left.id, leaver)).status).toBe(403);
    expect((await read(left.id, owner)).status).toBe(200);
  });

  it('is no longer changed once the family is asked, until it is taken back', async () => {
    const { ctx, call } = app();
    const { id } = await giveAskedEntry(ctx, helper);
    expect((await save(id, 1, { work: { position: 'Clerk' } })).error.Code).toBe('ENTRY_SENT');
    const form = formOf('photo', await picture());
    expect((await call(files.addEntryPhoto, { ...of(id), form })).error.Code).toBe('ENTRY_SENT');
    expect((await call(entries.takeBackEntry, of(id))).body.state).toBe('draft');
    expect((await save(id, 1, { work: { position: 'Clerk' } })).status).toBe(200);
  });

  it('is erased with its files and what was personal in its history', async () => {
    const { ctx, call } = app();
    const { id } = await giveEntry(ctx, helper);
    await giveEntryPhoto(ctx, id);
    await giveEntryFile(ctx, id);
    await save(id, 1, { work: { position: 'Tailor in Karaikudi' } });
    expect((await call(entries.deleteEntry, of(id))).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await call(entries.deleteEntry, of(id))).status).toBe(404);
    expect((await storedFiles(ctx)).filter((key) => key.startsWith('entry'))).toEqual([]);
    const lines = await historyOf(ctx, id);
    expect(JSON.stringify(lines)).not.toContain('Karaikudi');
    expect(lines.at(-1)).toMatchObject({ after: { entry: 'erased' } });
  });
});

describe('a list of entries', () => {
  it('has the own ones with state and day of erasure; an owner has those of all, with who entered them', async () => {
    const { ctx, call } = app();
    const own = await makeStaff(ctx, 'HELPER', 'tamilmala', 'tamilmala');
    const created_at = new Date('2026-11-01T06:30:00Z');
    const draft = await giveEntry(ctx, own, { created_at });
    const sent_at = new Date('2026-11-20T06:30:00Z');
    const asked = await giveAskedEntry(ctx, own, { created_at, sent_at });
    const list = (person: Person, query = {}) =>
      call(entries.listEntries, { token: person.token, params: { page: 1 }, query });
    const { body } = await list(own);
    expect(body.count).toBe(2);
    expect(body.rows.find(({ id }) => id === draft.id)).toMatchObject({
      state: 'draft',
      mobile_no: draft.mobile_no,
      name: 'Meena Sundaram',
      erased_at: '2026-12-01T06:30:00.000Z',
    });
    expect((await list(own, { state: 'awaiting' })).body.rows).toMatchObject([
      { id: asked.id, erased_at: '2026-12-20T06:30:00.000Z', entered_by: 'Administrator' },
    ]);
    const owners = await list(await makeAdmin(ctx));
    expect(owners.body.count).toBeGreaterThanOrEqual(2);
    expect((await list(own, { state: 'x' })).status).toBe(400);
  });
});

describe('photos and files of a draft', () => {
  it('are those of a profile: drawn anew, once for an upload, and gone when removed', async () => {
    const { ctx, call } = app();
    const { id } = await giveEntry(ctx, helper);
    const upload_id = '019ab2c4-0000-7000-8000-00000000000a';
    const send = async () => {
      const form = formOf('photo', await picture());
      form.append('upload_id', upload_id);
      return call(files.addEntryPhoto, { ...of(id), form });
    };
    const [first] = [await send(), await send()];
    const [photo] = first.body.photos;
    expect((await read(id)).body.photos).toHaveLength(1);
    expect((await fetch(app().url + photo?.url)).headers.get('content-type')).toBe('image/webp');
    expect((await fetch(`${app().url}${photo?.url.split('?')[0]}`)).status).toBe(404);
    const withFile = await call(files.addEntryFiles, {
      ...of(id),
      form: formOf('attachment', PDF),
    });
    const [file] = withFile.body.attachments;
    expect(file).toMatchObject({ bytes: expect.any(Number), preview: expect.any(String) });
    for (const url of [file?.url, file?.preview])
      expect((await fetch(app().url + url)).status).toBe(200);
    const removed = await call(files.removeEntryPhoto, { ...of(id), body: { id: photo?.id } });
    expect(removed.body.photos).toEqual([]);
    expect((await fetch(app().url + photo?.url)).status).toBe(404);
    const gone = await call(files.removeEntryFile, { ...of(id), body: { id: file?.id } });
    expect(gone.body.attachments).toEqual([]);
    expect((await fetch(app().url + file?.url)).status).toBe(404);
    for (const strange of [...HOSTILE_IDS, photo?.id])
      expect(
        (await call(files.removeEntryPhoto, { ...of(id), body: { id: strange } })).status,
      ).toBe(404);
  });

  it.each(REFUSED_PICTURES)('refuse %s', async (_, make, status, code) => {
    const { id } = await giveEntry(app().ctx, helper);
    const form = formOf('photo', await make());
    const answer = await app().call(files.addEntryPhoto, { ...of(id), form });
    expect([answer.status, answer.error.Code]).toEqual([status, code]);
  });

  it('have as many places as those of a profile', async () => {
    const { ctx, call } = app();
    const { id } = await giveEntry(ctx, helper);
    for (let count = 0; count < PHOTO_LIMITS.count; count += 1) await giveEntryPhoto(ctx, id);
    for (let count = 0; count < HOROSCOPE_FILE_LIMITS.count; count += 1)
      await giveEntryFile(ctx, id);
    const photo = await call(files.addEntryPhoto, {
      ...of(id),
      form: formOf('photo', await picture()),
    });
    expect(photo.error.Code).toBe('TOO_MANY_PHOTOS');
    const file = await call(files.addEntryFiles, { ...of(id), form: formOf('attachment', PDF) });
    expect(file.error.Code).toBe('TOO_MANY_FILES');
  });
});
