import type { Away } from '@mala/contract/access/away.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ObjectionAnswer } from '@mala/contract/members/corrections.ts';
import type { ErasedPart, KeptPart, RECEIPT_WAYS } from '@mala/contract/members/erasure.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { JSONColumnType } from 'kysely';

/** A note of the office about a member; its member never sees it. */
export interface MemberNotes {
  id: string;
  member_id: string;
  /** null if that account is gone */
  author_id: string | null;
  text: string;
  noted_at: Date;
}

/** The receipt of an erasure, by the id of the account that is gone. */
export interface ErasureReceipts {
  account_id: string;
  domain: Domain;
  /** in India; the number runs within it and the community */
  receipt_year: number;
  receipt_number: number;
  mid: string | null;
  asked_by: (typeof RECEIPT_WAYS)[number];
  /** YYYY-MM-DD */
  asked_on: string;
  erased_at: Date;
  erased_by: string | null;
  erased_by_name: string;
  goes: JSONColumnType<Record<ErasedPart, number>>;
  stays: JSONColumnType<Record<KeptPart, number>>;
}

/** Why a profile is away, since when and by whom; one row for each kind. */
export interface Absences {
  profile_id: string;
  kind: Away;
  since: Date;
  /** by the office, or by the member himself */
  by_office: boolean;
  /** null if that account is gone */
  actor_id: string | null;
  /** of the office */
  reason: string | null;
  /** when the member was told that the erasure is near */
  warned_at: Date | null;
}

/** What the office corrected in a profile, and what its member said to that. */
export interface Corrections {
  id: string;
  profile_id: string;
  section: Section;
  /** the changed fields, as the section stores them; `unknown` too where it changed */
  before: JSONColumnType<Record<string, unknown>>;
  after: JSONColumnType<Record<string, unknown>>;
  reason: string;
  corrected_at: Date;
  corrected_by: string | null;
  objection: string | null;
  objected_at: Date | null;
  answer: ObjectionAnswer | null;
  answer_reason: string | null;
  answered_at: Date | null;
}
