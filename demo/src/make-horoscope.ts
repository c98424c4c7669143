import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import { starOfBirth } from '@mala/server/features/horoscopes/index.ts';
import { homes } from './places.ts';
import { createRandom } from './random.ts';
import type { Subject } from './subject.ts';

const DHOSAM = {
  tamilmala: ['No dhosam', 'Chevvai dhosam', 'Rahu Kethu dhosam', 'Pariharam done'],
  marathimala: ['None', 'Mangal dosh', 'Saumya Mangal', 'Nadi dosh to be checked'],
};

type Answer = NonNullable<Entities['horoscope']['unknown']>[number];

/** What families do not know of a horoscope: mostly the time, and what follows from it. */
const UNKNOWN: readonly (readonly Answer[])[] = [
  ['birth_time'],
  ['birth_time', 'padham'],
  ['padham'],
  ['birth_time', 'raasi', 'birth_star', 'padham'],
];

/** What the family of a person does not know, by a seed of its own: nothing for eleven of twelve. */
export function unknownOf(seed: string): readonly Answer[] {
  const random = createRandom(`${seed} not known`);
  return random.chance(1 / 12) ? random.pick(UNKNOWN) : [];
}

/**
 * The star of a birth with the raasi of its padham, so that page, star finder and charts agree; any star where the town is not on
 * the list of places. Empty where it is not known.
 */
export function makeHoroscope(
  { random, domain, town, isAbroad, identity, unknown }: Subject,
  date: string | null,
): Entities['horoscope'] {
  const star = random.pick(listOf(communities[domain], 'birth_star'));
  const anyPadham = random.whole(1, 4);
  const birthTown = isAbroad || random.chance(0.3) ? random.pick(homes[domain].near) : town;
  const two = (number: number) => String(number).padStart(2, '0');
  const birth_time = `${two(random.whole(1, 12))}:${two(random.whole(0, 59))} ${random.pick(['AM', 'PM'])}`;
  const birth_place = identity.native ? birthTown.native : birthTown.name;
  const found = date && starOfBirth({ date, time: birth_time, place: birth_place }, domain);
  const { birth_star, raasi, padham } = found || {
    ...{ birth_star: star.value, padham: anyPadham },
    raasi: star.raasi_by_padham?.[anyPadham - 1] ?? null,
  };
  const known: Entities['horoscope'] = {
    ...{ birth_time, birth_place, raasi, birth_star },
    padham: random.chance(0.85) ? padham : null,
    dhosam: random.chance(0.65) ? null : random.pick(DHOSAM[domain]),
  };
  if (unknown.length === 0) return known;
  return {
    ...known,
    ...Object.fromEntries(unknown.map((name) => [name, null])),
    unknown: [...unknown],
  };
}
