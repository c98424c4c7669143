import type { Away } from '@mala/contract/access/away.ts';
import type { Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { PhotoState } from '@mala/contract/photos/photo.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { ChangeSection, ChangeState } from '@mala/contract/profiles/held-change.ts';
import type { TextPart, TextState } from '@mala/contract/profiles/held-text.ts';
import type { Preferences } from '@mala/contract/profiles/wishes.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type SectionColumn<T extends object> = JSONColumnType<T, string | null, string> | null;

/**
 * A profile. Each section is a document of its declared fields, null until its step is saved. What is searched or
 * sorted is in columns that PostgreSQL derives from the sections.
 */
export interface Profiles {
  user_id: string;
  domain: Domain;
  mid: string | null;
  status: Generated<Status>;
  status_reason: string | null;
  /** the latest approval; search results are sorted by it */
  approved_at: Date | null;
  /** hidden from everybody else, and why is in `absences`; the office decides about the status as before */
  away: Away | null;
  featured: Generated<boolean>;
  /** the member agreed to show the first photo on the home page */
  home_photo: Generated<boolean>;
  basic: SectionColumn<Entities['basic']>;
  personal: SectionColumn<Entities['personal']>;
  work: SectionColumn<Entities['work']>;
  family: SectionColumn<Entities['family']>;
  horoscope: SectionColumn<Entities['horoscope']>;
  /** what the family looks for, and what others learn of it; null until it was said */
  preferences: SectionColumn<Preferences>;
  photos_done: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  complete: GeneratedAlways<boolean>;
  /** since when a complete profile waits for the decision; a trigger sets it */
  waiting_since: ColumnType<Date | null, Date | undefined, never>;
  name: GeneratedAlways<string | null>;
  gender: GeneratedAlways<'male' | 'female' | null>;
  date_of_birth: GeneratedAlways<string | null>;
  community: GeneratedAlways<string | null>;
  state: GeneratedAlways<string | null>;
  education: GeneratedAlways<string | null>;
  annual_income: GeneratedAlways<string | null>;
  marital_status: GeneratedAlways<string | null>;
  birth_star: GeneratedAlways<string | null>;
  raasi: GeneratedAlways<string | null>;
  /** 1 to 4 */
  padham: GeneratedAlways<number | null>;
  language: GeneratedAlways<string | null>;
  surname: GeneratedAlways<string | null>;
  city: GeneratedAlways<string | null>;
  filled_in_by: GeneratedAlways<string | null>;
  /** in cm */
  height: GeneratedAlways<number | null>;
  physical_status: GeneratedAlways<string | null>;
  food_habits: GeneratedAlways<string | null>;
  education_desc: GeneratedAlways<string | null>;
  profession: GeneratedAlways<string | null>;
  position: GeneratedAlways<string | null>;
  work_location: GeneratedAlways<string | null>;
  family_status: GeneratedAlways<string | null>;
}

/** The fields that have a derived column (migrations 0002, 0046 and 0047). */
export const DERIVED_COLUMNS = [
  'name',
  'gender',
  'date_of_birth',
  'community',
  'state',
  'education',
  'annual_income',
  'marital_status',
  'birth_star',
  'raasi',
  'padham',
  'language',
  'surname',
  'city',
  'filled_in_by',
  'height',
  'physical_status',
  'food_habits',
  'education_desc',
  'profession',
  'position',
  'work_location',
  'family_status',
] as const satisfies readonly (keyof Profiles)[];
type DerivedColumn = (typeof DERIVED_COLUMNS)[number];

export function isDerivedColumn(field: string): field is DerivedColumn {
  return DERIVED_COLUMNS.some((column) => column === field);
}

/** A text that only its owner and the office see, one for each field; the profile's own section has null instead. */
export interface HeldTexts {
  id: string;
  profile_id: string;
  part: TextPart;
  /** of a caption the id of its photo */
  field: string;
  text: string;
  /** the part that looks like a contact */
  found: string;
  state: TextState;
  /** the refusal's reason, shown to the owner */
  reason: string | null;
  held_at: Date;
}

/** What a member wants changed of what identifies a person; the profile's own section has what others see. */
export interface HeldChanges {
  profile_id: string;
  section: ChangeSection;
  /** the proposed value of each changed field */
  fields: JSONColumnType<Record<string, string | null>>;
  state: ChangeState;
  /** the refusal's reason, shown to the owner */
  reason: string | null;
  held_at: Date;
}

/** What the owner of an approved profile changed that others see at once, until the office has looked at it. */
export interface LiveChanges {
  profile_id: string;
  section: Section;
  /** the changed fields as the office last saw them */
  before: JSONColumnType<Record<string, unknown>>;
  /** the first change, and the last one */
  since: Date;
  changed_at: Date;
}

/** A photo of a profile. Its files are keyed by its id (storage/picture-files.ts). */
export interface Photos {
  id: string;
  profile_id: string;
  position: Generated<number>;
  caption: string | null;
  width: number;
  height: number;
  /** a blurred 20-pixel picture as a data address */
  preview: string;
  created_at: Generated<Date>;
  /** only approved ones are seen by others than the owner and administrators */
  state: Generated<PhotoState>;
  /** the refusal's reason, shown to the owner */
  refusal_reason: string | null;
  decided_at: Date | null;
  /** hidden since then, and deleted a while later unless restored */
  removed_at: Date | null;
  removed_by: string | null;
  /** chosen by the client, unique per profile; a second upload with the same id is a repeat */
  upload_id: string | null;
}

/** The perceptual hash of a photo: 64 characters 0 and 1; null if the picture could not be read. */
export interface PhotoHashes {
  photo_id: string;
  hash: string | null;
}

/** A horoscope file of a profile. */
export interface HoroscopeFiles {
  id: string;
  profile_id: string;
  /** the uploaded file's name, cleaned */
  name: string;
  kind: 'png' | 'jpeg' | 'gif' | 'pdf' | 'doc' | 'docx';
  bytes: number;
  /** of a PDF that we drew, how many */
  pages: number | null;
  /** only what we rewrote is sent; what was stored as it came waits for that, or was refused then */
  state: 'stored' | 'rewritten' | 'refused';
  created_at: Generated<Date>;
  /** chosen by the client; a second upload with the same id is a repeat */
  upload_id: string | null;
}

/** A profile on a member's shortlist. */
export interface Shortlists {
  user_id: string;
  profile_id: string;
  created_at: Generated<Date>;
}

/** A profile that a member has opened, first and last. */
export interface SeenProfiles {
  user_id: string;
  profile_id: string;
  first_at: Date;
  last_at: Date;
}

/** A profile that a member leaves out of the own lists; its owner never learns of it. */
export interface HiddenProfiles {
  user_id: string;
  profile_id: string;
  hidden_at: Date;
}

/** A profile that a member opened on a day (YYYY-MM-DD, UTC); counted by the daily limit. */
export interface ProfileOpens {
  user_id: string;
  profile_id: string;
  day: string;
  opened_at: Generated<Date>;
}

/**
 * One row per site and gender. Triggers raise the version in the transaction that changes a search result; it
 * invalidates the search index in memory.
 */
export interface SearchVersions {
  domain: Domain;
  gender: 'male' | 'female';
  version: number;
}

/** The version at which a profile last changed, so that only changed profiles are read again. */
export interface SearchChanges {
  domain: Domain;
  gender: 'male' | 'female';
  profile_id: string;
  version: number;
}

/** A file of a search's memory that was written from this database. */
export interface SavedIndexes {
  id: string;
  saved_at: Generated<Date>;
}

/** What a profile was when the office last decided about it, to tell later what has changed. */
export interface ReviewedProfiles {
  profile_id: string;
  decided_at: Date;
  status: Status;
  /** of a duplicate: the profile that it doubles */
  double_of: string | null;
  /** sections as their owner wrote them, and the ids of photos and horoscope files */
  contents: JSONColumnType<
    { [S in Section]: Entities[S] | null } & { photos: string[]; files: string[] }
  >;
}

/** Who of the office looks at a waiting profile; somebody else gets another one until then. */
export interface ReviewClaims {
  profile_id: string;
  user_id: string;
  until: Date;
}

/** A link by which anybody reads a profile until it expires or is ended, which deletes it (decision 102). */
export interface SharedLinks {
  id: string;
  profile_id: string;
  secret_hash: string;
  /** shows mobiles, email and address too */
  contact: boolean;
  /** messengers preview it with the first photo */
  face: boolean;
  openings: Generated<number>;
  created_at: Date;
  expires_at: Date;
}
