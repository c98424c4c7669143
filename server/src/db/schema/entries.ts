import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ConfirmWay, EntryState } from '@mala/contract/entries/states.ts';
import type { TypedSection } from '@mala/contract/entries/typed.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { HoroscopeFiles } from './profiles.ts';

/** What the office typed for a family: nobody's profile until the family confirms it. */
export interface Entries {
  id: string;
  domain: Domain;
  /** null: that account is gone */
  entered_by: string | null;
  state: EntryState;
  /** counts the changes of the sections */
  version: number;
  /** as typed so far; empty once confirmed */
  sections: JSONColumnType<Partial<Record<Section, TypedSection>>>;
  /** of the family, while it is asked */
  mobile_no: string | null;
  created_at: Date;
  changed_at: Date;
  sent_at: Date | null;
  /** what the secret of the link is made of */
  link_id: string | null;
  code_hash: string | null;
  code_until: Date | null;
  /** tries of it */
  code_attempts: Generated<number>;
  /** the account that it became */
  user_id: string | null;
  confirmed_at: Date | null;
  confirmed_way: ConfirmWay | null;
  confirmed_address: string | null;
  confirmed_terms: string | null;
}

/** A photo of an entry. Its files are keyed by its id (storage/picture-files.ts). */
export interface EntryPhotos {
  id: string;
  entry_id: string;
  /** chosen by the client; a second upload with the same id is a repeat */
  upload_id: string | null;
  width: number;
  height: number;
  /** a blurred 20-pixel picture as a data address */
  preview: string;
  /** 64 characters 0 and 1 */
  hash: string | null;
}

/** A horoscope file of an entry. */
export interface EntryFiles {
  id: string;
  entry_id: string;
  upload_id: string | null;
  /** the uploaded file's name, cleaned */
  name: string;
  kind: HoroscopeFiles['kind'];
  bytes: number;
  /** of a PDF that we drew, how many */
  pages: number | null;
}
