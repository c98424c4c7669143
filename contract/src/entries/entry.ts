import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { horoscopeFile } from '../horoscope-files.ts';
import { photo } from '../photos/photo.ts';
import { profileView } from '../profiles/view.ts';
import { ENTRY_STATES } from './states.ts';
import { typedSections } from './typed.ts';

export const entryFile = z.extend(horoscopeFile, { bytes: z.number() });

const shared = {
  id: z.string(),
  domain: z.enum(DOMAINS),
  state: z.enum(ENTRY_STATES),
  /** ISO 8601, as all times */
  created_at: z.string(),
  changed_at: z.string(),
  sent_at: z.nullable(z.string()),
  /** when it is erased unless the family confirms; null once it did */
  erased_at: z.nullable(z.string()),
};

/** An entry as its page shows it. */
export const entry = z.object({
  ...shared,
  /** changes with the typed values */
  version: z.number(),
  sections: typedSections,
  photos: z.array(photo),
  attachments: z.array(entryFile),
  /** while it waits for its family: what that is shown; else null */
  profile: z.nullable(profileView),
});
export type Entry = z.infer<typeof entry>;

/** A row of the list. */
export const entryRow = z.object({
  ...shared,
  name: z.nullable(z.string()),
  mobile_no: z.nullable(z.string()),
  photos: z.number(),
  /** who entered it; null if that account is gone */
  entered_by: z.nullable(z.string()),
  /** of the profile that it became */
  mid: z.nullable(z.string()),
});
export type EntryRow = z.infer<typeof entryRow>;
