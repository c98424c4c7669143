import { AppError } from '../../errors.ts';
import { type Counting, ThreadEnded } from '../../search-engine/counting.ts';
import { talliesOf } from './counts.ts';
import { matchesOf } from './matches.ts';
import type { ProfileIndex } from './profile-index.ts';
import type { Searched } from './searched.ts';

const RETRY_SECONDS = 1;

/** Searches of the people of an index. */
export function inMemory(profiles: ProfileIndex, counting: Counting): Searched {
  return {
    kindOf: async (userId) => profiles.kindOf(userId),
    list: async (filters, given, page) => matchesOf(profiles, filters, given, page),
    tally: (filters, given) =>
      talliesOf(profiles, filters, given, counting).catch((cause: unknown) => {
        const isGone = cause instanceof ThreadEnded;
        throw isGone ? new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS, cause }) : cause;
      }),
  };
}
