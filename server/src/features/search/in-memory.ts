import type { Filters } from '@mala/contract/search.ts';
import { AppError } from '../../errors.ts';
import { type Counting, ThreadEnded } from '../../search-engine/counting.ts';
import { talliesOf } from './counts.ts';
import { matchesOf } from './matches.ts';
import { isCrowded } from './other-towns.ts';
import type { ProfileIndex } from './profile-index.ts';
import type { Searched } from './searched.ts';

const RETRY_SECONDS = 1;

/** Searches of the people of an index, which asks `database` for towns that it cannot tell apart. */
export function inMemory(profiles: ProfileIndex, counting: Counting, database: Searched): Searched {
  const isUnknown = ({ city }: Filters) => city?.some(isCrowded);
  return {
    kindOf: async (userId) => profiles.kindOf(userId),
    list: async (filters, given, page) =>
      isUnknown(filters)
        ? database.list(filters, given, page)
        : matchesOf(profiles, filters, given, page),
    tally: (filters, given) =>
      isUnknown(filters)
        ? database.tally(filters, given)
        : talliesOf(profiles, filters, given, counting).catch((cause: unknown) => {
            const isGone = cause instanceof ThreadEnded;
            const after = { retryAfter: RETRY_SECONDS, cause };
            throw isGone ? new AppError('UNAVAILABLE', after) : cause;
          }),
  };
}
