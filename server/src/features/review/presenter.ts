import { STATUSES, type Status } from '@mala/contract/access/status.ts';
import type { Reviewed } from '@mala/contract/moderation/review.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { type ProfileRow, presentEarlierView } from '../profiles/index.ts';
import type { DecisionRow, ReviewedRow } from './queries.ts';

const asStatus = (value: unknown): Status | null =>
  STATUSES.find((status) => status === value) ?? null;

/** A decision as it stands in the history; what was erased is null. */
function presentDecision({ at, actor_name, contents }: DecisionRow): Reviewed['decisions'][number] {
  return {
    at: at.toISOString(),
    by: actor_name,
    from: asStatus(contents?.before.status),
    to: asStatus(contents?.after.status),
    reason: contents?.reason ?? null,
  };
}

interface Parts {
  view: ProfileView;
  files: readonly { id: string }[];
  row: ReviewedRow;
  decisions: readonly DecisionRow[];
}

/** A profile in review: as it is, and as it was at the last decision, both with contact or both without. */
export function presentReviewed(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
  { view, files, row, decisions }: Parts,
): Reviewed {
  const { contents, decided_at, double_id, double_domain } = row;
  const isDoubleSeen =
    double_id !== null &&
    double_domain !== null &&
    mayActOn(viewer, 'profiles.review', { user_id: double_id, domain: double_domain });
  return {
    profile: view,
    files: files.map(({ id }) => id),
    status: profile.status,
    complete: profile.complete,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    profile_for: row.profile_for,
    earlier:
      contents && decided_at
        ? {
            at: decided_at.toISOString(),
            view: presentEarlierView(ctx, profile, contents, view.attachments !== undefined),
            photos: contents.photos,
            files: contents.files,
          }
        : null,
    decisions: decisions.map(presentDecision),
    double_of: isDoubleSeen ? { profile_id: double_id, mid: row.double_mid } : null,
    claimed_by: row.claimed_by,
  };
}
