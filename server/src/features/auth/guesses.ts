import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { customerNetwork } from '../../http/networks.ts';
import type { LimitRule } from '../../http/rate-limits.ts';

const DAY = 86_400;

/** Seconds of the longest delay (server rules, section 7). */
const LONGEST = 15 * 60;

/** Who guesses at what: from a network, or on a device that the account's owner signed in on. */
export interface Guesser {
  /** what guessedOf returns */
  account: string;
  /** of the client */
  address: string;
  device: string | null;
}

/** What is guessed at: a mobile number, registered or not, with its present password; a new one ends every delay. */
export function guessedOf(mobile: string, passwordHash = ''): string {
  return `${mobile} ${createHash('sha256').update(passwordHash).digest('base64url').slice(0, 8)}`;
}

/** Limits of the guesses at what belongs to one mobile number, registered or not. */
export interface Guesses {
  /** @throws AppError TOO_MANY if this one may not guess now */
  check(ctx: Context, guesser: Guesser): Promise<void>;
  /** Counts a guess. @throws AppError TOO_MANY if there were too many, from the same place or at once */
  count(ctx: Context, guesser: Guesser): Promise<void>;
  /** Resets what was counted from there, after a success. */
  forget(ctx: Context, guesser: Guesser): Promise<void>;
}

/**
 * At most `points` guesses in `seconds` from one place. Guesses from more than one network delay the next one from
 * anywhere: a second after `points` of them, then twice as long each time, 15 minutes at most. A network has its first
 * `points` of a day counted so, so that no single one can delay the others; devices are exempt (decision 040).
 */
export function limitGuesses(
  name: string,
  { points, seconds }: Pick<LimitRule, 'points' | 'seconds'>,
): Guesses {
  const here: LimitRule = { name, points, seconds };
  const today: LimitRule = { name: `${name}-today`, points, seconds: DAY };
  const everywhere: LimitRule = { name: `${name}-everywhere`, points, seconds: DAY };
  const delay: LimitRule = { name: `${name}-delay`, points: 1, seconds: LONGEST };
  const placeOf = ({ account, address, device }: Guesser) =>
    `${account} ${device ?? customerNetwork(address)}`;

  async function delayOthers({ limits }: Context, guesser: Guesser): Promise<void> {
    const ofNetwork = await limits.count(today, placeOf(guesser));
    const all = await limits.count(everywhere, guesser.account, ofNetwork > points ? 0 : 1);
    const beyond = all - points;
    if (beyond <= 0) return;
    // of simultaneous guesses, none of which was delayed when it was checked, one counts and the others are refused
    await limits.consume(delay, guesser.account);
    await limits.hold(delay, guesser.account, Math.min(LONGEST, 2 ** (beyond - 1)));
  }

  return {
    async forget({ limits }, guesser) {
      await limits.reset(here, placeOf(guesser));
      await limits.reset(today, placeOf(guesser));
    },
    async check({ limits }, guesser) {
      await limits.check(here, placeOf(guesser));
      if (!guesser.device) await limits.check(delay, guesser.account);
    },
    async count(ctx, guesser) {
      if (!guesser.device) await delayOthers(ctx, guesser);
      await ctx.limits.consume(here, placeOf(guesser));
    },
  };
}
