import { knownLanguage } from '@mala/contract/communities/languages.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import type { listClaims, listOwnClaims } from '@mala/contract/payments/claims.ts';
import type { output } from 'zod/mini';
import { pictureKey } from '../../storage/picture-files.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import type { ClaimRow, WaitingClaim } from './claim-queries.ts';

function presentTold(signedUrls: SignedUrls, row: ClaimRow) {
  const { id, amount, way, reference, paid_on, screenshot } = row;
  return {
    id,
    package: row.package,
    amount,
    way,
    reference,
    paid_on,
    told_at: row.told_at.toISOString(),
    screenshot: screenshot
      ? signedUrls.signPicture((size) => `/files/${pictureKey('payment', screenshot, size)}`)
      : null,
  };
}

/** What a member told of, with what became of it. */
export function presentOwnClaim(
  signedUrls: SignedUrls,
  row: ClaimRow,
): output<typeof listOwnClaims.reply>['rows'][number] {
  const { state, reason, payment_id } = row;
  return { ...presentTold(signedUrls, row), state, reason, payment_id };
}

/** What waits for the office. */
export function presentWaitingClaim(
  signedUrls: SignedUrls,
  row: WaitingClaim,
): output<typeof listClaims.reply>['rows'][number] {
  const { domain, user_id, name, mid, language, runs_until, profiles, days } = row;
  return {
    ...presentTold(signedUrls, row),
    profiles,
    days,
    domain,
    profile_id: user_id,
    name,
    mid,
    language: knownLanguage(language),
    runs_until: runs_until && dayInIndia(runs_until),
  };
}
