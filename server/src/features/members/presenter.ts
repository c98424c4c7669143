import { knownLanguage } from '@mala/contract/communities/languages.ts';
import type { MemberNote } from '@mala/contract/members/notes.ts';
import type { Member, readMemberContact } from '@mala/contract/members/page.ts';
import { STEPS } from '@mala/contract/profiles/field.ts';
import type { Selectable } from 'kysely';
import type { output } from 'zod/mini';
import { STATUS_LABELS } from '../../access/viewer.ts';
import type { Absences } from '../../db/schema/members.ts';
import type { Subscriptions } from '../../db/schema/subscriptions.ts';
import { erasedAt } from '../absences/index.ts';
import { presentPause } from '../auth/index.ts';
import type { FoundNote, findContact, WholeMember } from './queries.ts';

type Running = Member['subscription'];

/** A member as the office sees him, without contact. */
export function presentMember(
  row: WholeMember,
  subscription: Running,
  absences: readonly Selectable<Absences>[],
): Member {
  const { email, verified_email, basic, personal, work, family, horoscope } = row;
  const saved = { basic, personal, work, photo: row.photos_done, family, horoscope };
  const confirmed = email === verified_email ? 'confirmed' : 'unconfirmed';
  return {
    id: row.id,
    mid: row.mid,
    // who has not saved the first step yet is known by the name of the signup
    name: row.name ?? row.user_name,
    domain: row.domain,
    status: row.status,
    status_label: STATUS_LABELS[row.status],
    status_reason: row.status_reason,
    ...presentAbsences(absences),
    missing: STEPS.filter((step) => !saved[step]),
    registered_at: row.created_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    last_seen: row.seen_at?.toISOString() ?? null,
    language: knownLanguage(row.language),
    profile_for: row.profile_for,
    filled_in_by: row.filled_in_by,
    email: email === null ? 'none' : confirmed,
    photos: row.photos,
    files: row.files,
    subscription,
  };
}

/** Why a profile is not shown. */
function presentAbsences(rows: readonly Selectable<Absences>[]) {
  const paused = rows.find(({ kind }) => kind === 'paused');
  const closed = rows.find(({ kind }) => kind === 'closed');
  const quiet = rows.find(({ kind }) => kind === 'quiet');
  return {
    ...(quiet && { quiet: quiet.since.toISOString() }),
    pause: paused ? presentPause(paused) : null,
    closure: closed
      ? {
          since: closed.since.toISOString(),
          reason: closed.reason,
          erased_at: erasedAt(closed).toISOString(),
        }
      : null,
  };
}

type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>;

/** A package that runs now. */
export function presentRunning(row: Selectable<Subscriptions>): Running {
  const { total_download, current_download } = row;
  const ends_at = row.ends_at.toISOString();
  return { package: row.package, ends_at, total_download, current_download };
}

/** How a member is reached. */
export function presentContact(row: Contact): output<typeof readMemberContact.reply> {
  const { mobile_no, email, mobiles } = row;
  return { mobile_no, email, mobiles: mobiles?.flatMap((one) => one ?? []) ?? [] };
}

/** A note with its author. */
export function presentNote({ id, text, noted_at, author }: FoundNote): MemberNote {
  return { id, text, at: noted_at.toISOString(), by: author };
}
