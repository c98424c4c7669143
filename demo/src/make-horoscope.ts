import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import { homes } from './places.ts';
import type { Subject } from './subject.ts';

const DHOSAM = {
  tamilmala: ['No dhosam', 'Chevvai dhosam', 'Rahu Kethu dhosam', 'Pariharam done'],
  marathimala: ['None', 'Mangal dosh', 'Saumya Mangal', 'Nadi dosh to be checked'],
};

/** A star with the raasi of its padham. */
export function makeHoroscope({
  random,
  domain,
  town,
  isAbroad,
  identity,
}: Subject): Entities['horoscope'] {
  const star = random.pick(listOf(communities[domain], 'birth_star'));
  const padham = random.whole(1, 4);
  const birthTown = isAbroad || random.chance(0.3) ? random.pick(homes[domain].near) : town;
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    birth_time: `${two(random.whole(1, 12))}:${two(random.whole(0, 59))} ${random.pick(['AM', 'PM'])}`,
    birth_place: identity.native ? birthTown.native : birthTown.name,
    raasi: star.raasi_by_padham?.[padham - 1] ?? null,
    birth_star: star.value,
    padham: random.chance(0.85) ? padham : null,
    dhosam: random.chance(0.65) ? null : random.pick(DHOSAM[domain]),
  };
}
