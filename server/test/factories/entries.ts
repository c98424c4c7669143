import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';
import { hashOfCode } from '../../src/features/entries/links.ts';
import { pictureKey, sizeKeys } from '../../src/storage/picture-files.ts';
import type { Person } from '../factories.ts';
import { freshMobile } from './accounts.ts';
import { sampleSections } from './sections.ts';

export interface WantedEntry {
  domain?: Domain;
  mobile_no?: string;
  email?: string | null;
  /** values in place of the sample's, by section */
  typed?: { [S in keyof Entities]?: Partial<Entities[S]> };
  created_at?: Date;
  sent_at?: Date;
}

export interface GivenEntry {
  id: string;
  mobile_no: string;
  domain: Domain;
}

/** A complete draft of somebody of the office. */
export async function giveEntry(
  ctx: Context,
  by: Pick<Person, 'user_id'>,
  wanted: WantedEntry = {},
): Promise<GivenEntry> {
  const { domain = 'tamilmala', mobile_no = freshMobile(), email = null, typed = {} } = wanted;
  const sample = sampleSections(domain);
  const basic = { ...sample.basic, mobiles: [mobile_no, null], email, ...typed.basic };
  const { created_at = ctx.now() } = wanted;
  const sections = {
    basic,
    personal: { ...sample.personal, ...typed.personal },
    work: { ...sample.work, ...typed.work },
    family: { ...sample.family, ...typed.family },
    horoscope: { ...sample.horoscope, ...typed.horoscope },
  };
  const id = uuid();
  await ctx.db
    .insertInto('entries')
    .values({
      ...{ id, domain, entered_by: by.user_id, state: 'draft', version: 1 },
      sections: JSON.stringify(sections),
      created_at,
      changed_at: created_at,
    })
    .execute();
  return { id, mobile_no, domain };
}

export interface AskedEntry extends GivenEntry {
  /** how the family proves to be asked */
  byLink: { way: 'link'; entry_id: string; secret: string };
  byCode: { way: 'code'; mobile_no: string; code: string };
}

/** The code of all entries that wait for a family. */
const CODE = '13572468';

/** An entry that waits for the family, by a link and by a code. */
export async function giveAskedEntry(
  ctx: Context,
  by: Pick<Person, 'user_id'>,
  wanted: WantedEntry = {},
): Promise<AskedEntry> {
  const entry = await giveEntry(ctx, by, wanted);
  const { id, mobile_no } = entry;
  const link_id = uuid();
  const sent_at = wanted.sent_at ?? ctx.now();
  const code_until = new Date(sent_at.getTime() + 86_400_000);
  await ctx.db
    .updateTable('entries')
    .set({ state: 'awaiting', mobile_no, sent_at, link_id, code_until })
    .set({ code_hash: hashOfCode(ctx, id, CODE) })
    .where('id', '=', id)
    .execute();
  const secret = ctx.linkSecrets.secretOf('confirm-entry', link_id);
  return {
    ...entry,
    byLink: { way: 'link', entry_id: id, secret },
    byCode: { way: 'code', mobile_no, code: CODE },
  };
}

/** A photo of an entry, whose files hold a few bytes; its id. */
export async function giveEntryPhoto(ctx: Context, entry_id: string): Promise<string> {
  const id = uuid();
  // the same of every photo
  for (const key of sizeKeys('entry', id)) await ctx.files.put(key, Buffer.from('a photo'));
  const preview = 'data:image/webp;base64,AAAA';
  const photo = { id, entry_id, upload_id: null, width: 300, height: 300, preview };
  await ctx.db
    .insertInto('entry_photos')
    .values({ ...photo, hash: '01'.repeat(32) })
    .execute();
  return id;
}

export const entryPhotoKey = (id: string) => pictureKey('entry', id, 'url');

/** A horoscope file of an entry, a PDF of one page; its id. */
export async function giveEntryFile(ctx: Context, entry_id: string): Promise<string> {
  const id = uuid();
  for (const part of ['whole', 'page'])
    await ctx.files.put(`entry-file/${id}/${part}`, Buffer.from(part));
  const file = { id, entry_id, upload_id: null, name: 'Jathagam.pdf', kind: 'pdf' as const };
  await ctx.db
    .insertInto('entry_files')
    .values({ ...file, bytes: 5, pages: 1 })
    .execute();
  return id;
}
