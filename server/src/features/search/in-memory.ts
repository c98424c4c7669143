import { talliesOf } from './counts.ts';
import { matchesOf } from './matches.ts';
import type { ProfileIndex } from './profile-index.ts';
import type { Searched } from './searched.ts';

/** Searches of the people of an index. */
export function inMemory(profiles: ProfileIndex): Searched {
  return {
    kindOf: async (userId) => profiles.kindOf(userId),
    list: async (filters, given, page) => matchesOf(profiles, filters, given, page),
    tally: async (filters, given) => talliesOf(profiles, filters, given),
  };
}
