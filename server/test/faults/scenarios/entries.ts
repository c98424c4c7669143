import * as family from '@mala/contract/entries/family.ts';
import * as files from '@mala/contract/entries/files.ts';
import * as entries from '@mala/contract/entries/office.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import {
  type GivenEntry,
  giveAskedEntry,
  giveEntry,
  giveEntryFile,
  giveEntryPhoto,
} from '../../factories/entries.ts';
import { makeMember, makeStaff } from '../../factories.ts';
import { formOf, PDF } from '../../fixtures/uploads.ts';
import { freshEmail } from '../people.ts';
import { call, type Prepared, type Scenario } from '../scenario.ts';
import { PICTURE } from './files.ts';

const PASSWORD = 'a longer walk to town';

/** A helper with a draft, or with an entry that waits for the family. */
async function ofHelper<Entry extends GivenEntry>(
  ctx: Context,
  give: (by: { user_id: string }) => Promise<Entry>,
): Promise<Prepared & { entry: Entry }> {
  const helper = await makeStaff(ctx, 'HELPER');
  const entry = await give(helper);
  return { people: [helper], token: helper.token, params: { id: entry.id }, entry };
}
const draft = (ctx: Context, wanted = {}) => ofHelper(ctx, (by) => giveEntry(ctx, by, wanted));
const asked = (ctx: Context) => ofHelper(ctx, (by) => giveAskedEntry(ctx, by));

async function upload(ctx: Context, field: string, file: Uint8Array): Promise<Prepared> {
  const form = formOf(field, file);
  form.append('upload_id', uuid());
  return { ...(await draft(ctx)), form };
}

/** What a family sends, with the photo and the file that become those of its profile. */
async function ofFamily(ctx: Context) {
  const { people, entry } = await asked(ctx);
  await giveEntryPhoto(ctx, entry.id);
  await giveEntryFile(ctx, entry.id);
  return { people, entry };
}

export const ENTRIES: readonly Scenario[] = [
  call(
    entries.createEntry,
    async (ctx) => {
      const helper = await makeStaff(ctx, 'HELPER');
      return { people: [helper], token: helper.token, body: { domain: 'tamilmala' } };
    },
    { adds: 'each is another entry' },
  ),
  call(entries.saveEntry, async (ctx) => ({
    ...(await draft(ctx)),
    body: { version: 1, sections: { work: { position: 'Clerk' } } },
  })),
  ...(['link', 'mail', 'code'] as const).map((way) => ({
    ...call(
      entries.sendEntry,
      async (ctx) => ({ ...(await draft(ctx, { email: freshEmail() })), body: { way } }),
      way === 'mail' ? { adds: 'each mail is another one' } : {},
    ),
    name: `entries.send, by ${way}`,
  })),
  call(entries.takeBackEntry, asked),
  call(entries.deleteEntry, (ctx) => draft(ctx), { again: [404] }),
  call(files.addEntryPhoto, (ctx) => upload(ctx, 'photo', PICTURE)),
  call(
    files.removeEntryPhoto,
    async (ctx) => {
      const sent = await draft(ctx);
      return { ...sent, body: { id: await giveEntryPhoto(ctx, sent.entry.id) } };
    },
    { again: [404] },
  ),
  call(files.addEntryFiles, (ctx) => upload(ctx, 'attachment', PDF)),
  call(
    files.removeEntryFile,
    async (ctx) => {
      const sent = await draft(ctx);
      return { ...sent, body: { id: await giveEntryFile(ctx, sent.entry.id) } };
    },
    { again: [404] },
  ),
  call(family.openEntry, async (ctx) => {
    const { people, entry } = await asked(ctx);
    return { people, body: entry.byLink };
  }),
  call(
    family.confirmEntry,
    async (ctx) => {
      const { people, entry } = await ofFamily(ctx);
      const { mobile_no, byCode } = entry;
      return { people: [...people, { mobile_no }], body: { ...byCode, password: PASSWORD } };
    },
    { again: [404] },
  ),
  call(
    family.takeOverEntry,
    async (ctx) => {
      const { people, entry } = await ofFamily(ctx);
      const member = await makeMember(ctx, { status: 0, without: [...SECTIONS, 'photo'] });
      return { people: [...people, member], token: member.token, body: entry.byLink };
    },
    { again: [404, 409] },
  ),
];
