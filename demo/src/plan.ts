import type { Status } from '@mala/contract/access/status.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { Gender } from './make-identity.ts';

/** One planned profile, before its person is made up. */
export interface Plan {
  domain: Domain;
  gender: Gender;
  /** its number within the site and gender, from 0 */
  place: number;
  status: Status;
  /** how many of the six steps are saved */
  steps: number;
  featured: boolean;
}

const ALL_STEPS = 6;
const FEATURED = 10;

/** For each site and gender: how many profiles of each status have every step saved. */
const COMPLETE: readonly (readonly [Status, number])[] = [
  [200, 68],
  [0, 9],
  [10, 8],
  [300, 4],
  [301, 3],
  [500, 5],
  [501, 3],
];

/** For each site and gender: how many stopped after each step, from none to the last but one. */
const STOPPED = 2;

function planOf(domain: Domain, gender: Gender): Plan[] {
  const complete = COMPLETE.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, at) => ({
      status,
      steps: ALL_STEPS,
      featured: status === 200 && at < FEATURED,
    })),
  );
  const stopped = Array.from({ length: ALL_STEPS * STOPPED }, (_, at) => ({
    status: 0 as const,
    steps: at % ALL_STEPS,
    featured: false,
  }));
  return [...complete, ...stopped].map((plan, place) => ({ domain, gender, place, ...plan }));
}

/** Everybody except the published sign-ins (sign-ins.ts). */
export const PLANS: readonly Plan[] = DOMAINS.flatMap((domain) => [
  ...planOf(domain, 'female'),
  ...planOf(domain, 'male'),
]);
