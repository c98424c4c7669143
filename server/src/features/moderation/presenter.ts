import type { Status } from '@mala/contract/access/status.ts';
import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { knownLanguage } from '@mala/contract/communities/languages.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import type { WaitingChange } from '@mala/contract/moderation/changes.ts';
import type { FoundProfile } from '@mala/contract/moderation/find.ts';
import type { LiveChange, LiveField } from '@mala/contract/moderation/live-changes.ts';
import type { ReviewedPhoto } from '@mala/contract/moderation/photos.ts';
import type { listProfiles } from '@mala/contract/moderation/profiles.ts';
import type { WaitingText } from '@mala/contract/moderation/texts.ts';
import type { output } from 'zod/mini';
import { STATUS_LABELS } from '../../access/viewer.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import {
  changedFields,
  type LiveRow,
  liveFieldsOf,
  presentHeldText,
  type WaitingChangeRow,
  type WaitingRow,
} from '../held-texts/index.ts';
import { presentPhoto } from '../photos/index.ts';
import type { FoundRow } from './find-queries.ts';
import type { ReviewedRow } from './photo-queries.ts';
import type { ListedProfile } from './queries.ts';

type Row = output<typeof listProfiles.reply>['rows'][number];

/** A status with its label (specification, section 4). */
export function presentStatus(status: Status): { status: Status; status_label: string } {
  return { status, status_label: STATUS_LABELS[status] };
}

/** A row of the administrators' list; the name is that of the signup until the basic step is saved. */
export function presentRow(profile: ListedProfile): Row {
  return {
    profile_id: profile.user_id,
    mid: profile.mid,
    name: profile.basic?.name ?? profile.user_name,
    surname: profile.basic?.surname ?? null,
    gender: profile.gender,
    dob: profile.date_of_birth,
    city: profile.basic?.city ?? null,
    domain: profile.domain,
    profile_for: profile.profile_for,
    ...presentStatus(profile.status),
    away: profile.away,
    is_featured: profile.featured,
    complete: profile.complete,
    version: profile.version,
    subscription_ends: profile.subscription_ends && dayInIndia(profile.subscription_ends),
    waiting_since: profile.waiting_since?.toISOString() ?? null,
    last_seen: profile.last_seen?.toISOString() ?? null,
  };
}

/** A text that waits, with its profile. */
export function presentWaitingText(row: WaitingRow): WaitingText {
  return {
    ...presentHeldText(row),
    text: row.text,
    profile_id: row.profile_id,
    mid: row.mid,
    name: row.name ?? row.user_name,
    domain: row.domain,
    held_at: row.held_at.toISOString(),
  };
}

/** What a member changed after the approval, with whose it is. */
export function presentWaitingChange(row: WaitingChangeRow): WaitingChange {
  return {
    profile_id: row.profile_id,
    section: row.section,
    fields: changedFields(row, row),
    version: row.version,
    mid: row.mid,
    name: row.name ?? row.user_name,
    domain: row.domain,
    language: knownLanguage(row.language),
    held_at: row.held_at.toISOString(),
  };
}

/** A photo as administrators look at it, with whose it is. */
export function presentReviewedPhoto(
  ctx: { signedUrls: SignedUrls },
  row: ReviewedRow,
): ReviewedPhoto {
  return {
    ...presentPhoto(ctx, row, 'owner'),
    profile_id: row.profile_id,
    mid: row.mid,
    name: row.name ?? row.user_name,
    domain: row.domain,
    gender: row.gender,
    added_at: row.created_at.toISOString(),
    version: row.version,
  };
}

/** A profile that the find box found. */
export function presentFound({ user_id, status, ...found }: FoundRow): FoundProfile {
  return { profile_id: user_id, ...found, ...presentStatus(status) };
}

/** What changed live in a profile, with whose it is; contacts without their values. */
export function presentLiveChange(row: LiveRow): LiveChange {
  const { profile_id, mid, name, domain, version } = row;
  return {
    profile_id,
    mid,
    name: name ?? '',
    domain,
    fields: liveFieldsOf(row).map((field) => {
      const is_contact = isContact(domain, field);
      return { ...field, ...(is_contact && { before: null, after: null }), is_contact };
    }),
    version,
    since: row.since.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}

/** Whether members pay to see a field, or never do. */
function isContact(domain: Domain, { section, field }: Pick<LiveField, 'section' | 'field'>) {
  const declared = fieldsOf(communities[domain], section).find(({ name }) => name === field);
  return declared?.seen === 'contact' || declared?.seen === 'own';
}
