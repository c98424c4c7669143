import * as z from 'zod/mini';
import { byCode, chosen, codeBody } from './family-forms.ts';

const linkPart = (max: number) =>
  z.string({ error: 'required' }).check(z.minLength(1, 'required'), z.maxLength(max, 'invalid'));

/** The link of an entry: longer secrets are not looked up. */
const byLink = { way: z.literal('link'), entry_id: linkPart(100), secret: linkPart(200) };
/** What proves that the family was asked: the link, or the code with the mobile number of the entry. */
export const openEntryBody = z.discriminatedUnion('way', [z.strictObject(byLink), codeBody]);
export type EntryProof = z.output<typeof openEntryBody>;

export const confirmEntryBody = z.discriminatedUnion('way', [
  z.strictObject({ ...byLink, ...chosen }),
  z.strictObject({ ...byCode, ...chosen }),
]);
