import type { MailKind } from '@mala/contract/mail.ts';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import { recipientKey } from './recipient-key.ts';

/**
 * Why a mail is sent: somebody asked for it; the owner of the account should know; the office, or the calendar. Each has
 * counters of its own, so that nobody can use up those of the others.
 */
type Reason = 'asked' | 'safety' | 'office';

const REASONS: Record<MailKind, Reason> = {
  'verify-email': 'asked',
  'reset-password': 'asked',
  'password-changed': 'safety',
  'contact-changed': 'safety',
  'office-welcome': 'office',
  'profile-approved': 'office',
  'profile-refused': 'office',
  'file-refused': 'office',
  'text-refused': 'office',
  'package-activated': 'office',
  'package-ending': 'office',
  'payment-refunded': 'office',
  'payment-not-found': 'office',
  'change-refused': 'office',
  'complaint-answered': 'office',
  'member-warned': 'office',
  'office-acted': 'safety',
  'test-mail': 'asked',
  'entry-prepared': 'office',
  'still-looking': 'office',
  'new-profiles': 'office',
};

const HOUR = 3600;
const DAY = 24 * HOUR;

/** For all mails together to an address that its owner has not confirmed. */
const TO_UNCONFIRMED: LimitRule = { name: 'mail-to-unconfirmed', points: 3, seconds: DAY };

const toConfirmed = (reason: Reason): LimitRule => ({
  name: `mail-to-${reason}`,
  points: 20,
  seconds: DAY,
});

const ofMember = (reason: Reason): LimitRule => ({
  name: `mail-of-${reason}`,
  points: reason === 'asked' ? 10 : 20,
  seconds: DAY,
});

/** A carrier's address is that of thousands of homes (decision 015). Safety mails to confirmed addresses are exempt. */
const fromNetwork = (reason: Reason): LimitRule => ({
  name: `mail-from-${reason}`,
  points: 60,
  seconds: HOUR,
  byNetwork: true,
});

/** A mail about to be queued. */
export interface CountedMail {
  kind: MailKind;
  user_id: string;
  address: string | null;
  /** whether the member has confirmed that address */
  confirmed: boolean;
  /** the network address of the call, null for the office and nightly jobs */
  network: string | null;
}

/**
 * Counts a mail by network, recipient and member, in that order in every transaction, so that none waits for another in a
 * circle. Returns the refusal, 429 TOO_MANY_MAILS, if a limit is exceeded.
 */
export async function countMail(
  trx: Transaction<Database>,
  { limits }: Pick<Context, 'limits'>,
  { kind, user_id, address, confirmed, network }: CountedMail,
): Promise<AppError | null> {
  const reason = REASONS[kind];
  try {
    // who steals an account could first use up what its network may send, so that the owner is not told
    const isNews = reason === 'safety' && confirmed;
    if (network !== null && !isNews) await limits.consumeIn(trx, fromNetwork(reason), network);
    if (address !== null)
      await limits.consumeIn(
        trx,
        confirmed ? toConfirmed(reason) : TO_UNCONFIRMED,
        recipientKey(address),
      );
    await limits.consumeIn(trx, ofMember(reason), user_id);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { retryAfter } = error;
    return new AppError('TOO_MANY_MAILS', retryAfter === undefined ? {} : { retryAfter });
  }
}
