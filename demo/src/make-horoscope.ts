import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
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

/** A star with the raasi of its padham; empty where it is not known. */
export function makeHoroscope({
  random,
  domain,
  town,
  isAbroad,
  identity,
  unknown,
}: Subject): Entities['horoscope'] {
  const star = random.pick(listOf(communities[domain], 'birth_star'));
  const padham = random.whole(1, 4);
  const birthTown = isAbroad || random.chance(0.3) ? random.pick(homes[domain].near) : town;
  const two = (number: number) => String(number).padStart(2, '0');
  const known: Entities['horoscope'] = {
    birth_time: `${two(random.whole(1, 12))}:${two(random.whole(0, 59))} ${random.pick(['AM', 'PM'])}`,
    birth_place: identity.native ? birthTown.native : birthTown.name,
    raasi: star.raasi_by_padham?.[padham - 1] ?? null,
    birth_star: star.value,
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
