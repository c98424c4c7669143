import * as z from 'zod/mini';
import { LANGUAGES } from './communities/languages.ts';
import { endpoint } from './endpoint.ts';
import { NOT_OPENING, profileParams } from './endpoint-parts.ts';

/** A PDF of one or two A4 pages, or one portrait picture (JPEG, 1080 × 1920) as messengers show it. */
const BIODATA_FORMATS = ['pdf', 'picture'] as const;
export type BiodataFormat = (typeof BIODATA_FORMATS)[number];

const yesNo = z.enum(['true', 'false']);

/** What one chooses of a biodata; all values are strings, as queries are. */
const biodataQuery = z.object({
  format: z._default(z.enum(BIODATA_FORMATS), 'pdf'),
  /** of the account by default */
  language: z.optional(z.enum(LANGUAGES)),
  photo: z._default(yesNo, 'true'),
  /** of one's own profile alone; that of another is always with contact */
  contact: z._default(yesNo, 'true'),
});

/**
 * The signed address of a biodata, drawn from what is open to the viewer: one's own always, another's after its download, and
 * for whoever of the office sees its contact. 404 otherwise, and for a picture of another's profile.
 */
export const readBiodata = endpoint({
  name: 'biodata.read',
  method: 'GET',
  path: '/api/profile/biodata/:profileId',
  summary: 'The address of a profile as a PDF, or of one’s own as a picture',
  access: 'session',
  params: profileParams,
  query: biodataQuery,
  reply: z.object({
    address: z.string(),
    /** under which the file is saved, as in `MM100441-biodata.pdf` */
    file_name: z.string(),
  }),
  limit: { by: 'user', points: 60, seconds: 600, ofReading: true },
  errors: ['NOT_FOUND', ...NOT_OPENING],
});
