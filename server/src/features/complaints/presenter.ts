import { knownLanguage } from '@mala/contract/communities/languages.ts';
import type { Complaint, OwnComplaint } from '@mala/contract/complaints.ts';
import { pictureKey } from '../../storage/picture-files.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import type { OwnRow, SeenRow } from './queries.ts';

function presentTold(signedUrls: SignedUrls, row: OwnRow | SeenRow) {
  const { id, reason, text, told_at, decision, answer, decided_at } = row;
  return {
    id,
    reason,
    text,
    told_at: told_at.toISOString(),
    pictures: row.pictures.map((picture) => ({
      id: picture.id,
      ...signedUrls.signPicture((size) => `/files/${pictureKey('complaint', picture.id, size)}`),
    })),
    decision,
    answer,
    decided_at: decided_at?.toISOString() ?? null,
  };
}

/** What a member complained of, with what became of it. */
export function presentOwnComplaint(signedUrls: SignedUrls, row: OwnRow): OwnComplaint {
  return { ...presentTold(signedUrls, row), profile_id: row.profile_id, mid: row.mid };
}

/** A complaint for the office. */
export function presentComplaint(signedUrls: SignedUrls, row: SeenRow): Complaint {
  const { profile_id, mid, name, status, reporter_id } = row;
  return {
    ...presentTold(signedUrls, row),
    domain: row.domain,
    reporter: reporter_id
      ? { profile_id: reporter_id, mid: row.reporter_mid, name: row.reporter_name ?? '' }
      : null,
    about: { profile_id, mid, name, status },
    languages: {
      reporter: knownLanguage(row.reporter_language ?? row.language),
      about: knownLanguage(row.language),
    },
    others: row.others,
  };
}
