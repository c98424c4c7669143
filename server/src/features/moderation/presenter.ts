import type { Status } from '@mala/contract/access/status.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import type { ReviewedPhoto } from '@mala/contract/moderation/photos.ts';
import type { listProfiles } from '@mala/contract/moderation/profiles.ts';
import type { WaitingText } from '@mala/contract/moderation/texts.ts';
import type { output } from 'zod/mini';
import { STATUS_LABELS } from '../../access/viewer.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import { presentHeldText, type WaitingRow } from '../held-texts/index.ts';
import { presentPhoto } from '../photos/index.ts';
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
    is_featured: profile.featured,
    complete: profile.complete,
    version: profile.version,
    subscription_ends: profile.subscription_ends && dayInIndia(profile.subscription_ends),
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
