import type { HoroscopeFile } from '@mala/contract/horoscope-files.ts';
import { fileReader } from '../../access/files.ts';
import { levelsListed } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { horoscopeFilesOf } from '../horoscope-files/index.ts';
import { presentAttachments, presentListedFields } from '../profiles/index.ts';
import { downloadedOf, findDetails } from './detail-queries.ts';

/** What a row adds to the card for one viewer. */
export type Details = Partial<ReturnType<typeof presentListedFields>> & {
  attachments?: HoroscopeFile[];
};

/** The details of the profiles of a page by their ids; none for a viewer who may open none of them. */
export async function readDetails(
  ctx: Context,
  viewer: Viewer,
  cards: readonly { user_id: string }[],
): Promise<Map<string, Details>> {
  // a search finds profiles of one site
  const { domain } = viewer;
  const opens = (user_id: string) => levelsListed(viewer, { user_id, domain }, false);
  if (!cards.some(({ user_id }) => opens(user_id).includes('detail'))) return new Map();
  const ids = cards.map(({ user_id }) => user_id);
  const downloaded = await downloadedOf(ctx.db, viewer.user_id, ids);
  const levelsOf = (user_id: string) =>
    levelsListed(viewer, { user_id, domain }, downloaded.has(user_id));
  const isContact = (id: string) => levelsOf(id).includes('contact');
  const rows = await Promise.all([
    findDetails(ctx.db, ids.filter(isContact), { contact: true }),
    findDetails(
      ctx.db,
      ids.filter((id) => !isContact(id)),
      { contact: false },
    ),
  ]);
  const read = rows.flat().map(async (row): Promise<[string, Details]> => {
    const { user_id } = row;
    const fields = presentListedFields(row, levelsOf(user_id));
    if (!isContact(user_id)) return [user_id, fields];
    const files = await horoscopeFilesOf(ctx.db, user_id);
    const reader = fileReader(viewer, row);
    return [user_id, { ...fields, attachments: presentAttachments(ctx, files, reader) }];
  });
  return new Map(await Promise.all(read));
}
