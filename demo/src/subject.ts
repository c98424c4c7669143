import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import type { Gender, Identity } from './make-identity.ts';
import type { Town } from './places.ts';
import type { Random } from './random.ts';

/** What the sections of one made-up profile are derived from, so that they are consistent. */
export interface Subject {
  random: Random;
  domain: Domain;
  gender: Gender;
  identity: Identity;
  /** in whole years, today */
  age: number;
  town: Town;
  isAbroad: boolean;
  /** unique among the made-up people, and nobody's */
  mobile: string;
  today: Date;
  /** whose sign-in is printed: has an email address, so that every mail can be tried */
  isGuide: boolean;
  /** the fields of the horoscope that the family does not know */
  unknown: readonly NonNullable<Entities['horoscope']['unknown']>[number][];
}
