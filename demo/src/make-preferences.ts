import { communities } from '@mala/contract/communities/communities.ts';
import { listOf, optionOf } from '@mala/contract/communities/community.ts';
import type { ListName } from '@mala/contract/profiles/field.ts';
import { HEIGHTS_CM } from '@mala/contract/profiles/height.ts';
import { leastAge, type Preferences, type Wishes } from '@mala/contract/profiles/wishes.ts';
import { createRandom, type Random } from './random.ts';
import type { Subject } from './subject.ts';

/** What is known of somebody whose family says what it looks for. */
interface Known {
  community: string | null | undefined;
  state: string | null | undefined;
  height: number | null | undefined;
}

const DEGREES = ['bachelors', 'masters', 'm-phil', 'doctorate', 'post-graduate-diploma'];
const SETTLED = ['engineering', 'information-technology', 'medical', 'banking-and-finance'];
const SECURE = ['civil-services-and-government', 'education', 'defence-and-police'];

/** What the family of a person looks for, by a seed of its own; null for one of four, who said nothing. */
export function makePreferences(
  seed: string,
  subject: Pick<Subject, 'domain' | 'gender' | 'age'>,
  known: Known,
): Preferences | null {
  const random = createRandom(`${seed} looks for`);
  if (random.chance(0.25)) return null;
  const wishes: Wishes = {
    ...agesFor(random, subject),
    ...heightsFor(random, subject, known),
    ...casteFor(random, subject, known),
    ...(random.chance(0.4) && { education: inOrder(subject, 'education', DEGREES) }),
    ...(random.chance(0.25) && {
      profession_group: inOrder(subject, 'profession_group', random.pick([SETTLED, SECURE])),
    }),
    ...placesFor(random, subject, known),
    ...(random.chance(0.1) && { birth_star: starsFor(random, subject) }),
  };
  return { ...wishes, shown: random.chance(0.45), told: random.chance(0.85) };
}

type Who = Pick<Subject, 'domain' | 'gender' | 'age'>;

function inOrder({ domain }: Who, list: ListName, wanted: readonly string[]): string[] {
  return listOf(communities[domain], list)
    .map(({ value }) => value)
    .filter((value) => wanted.includes(value));
}

/** Brides a few years younger, grooms a few years older. */
function agesFor(random: Random, { gender, age }: Who): Wishes {
  if (random.chance(0.15)) return {};
  const least = leastAge(gender);
  const [from, to] =
    gender === 'male' ? [age - random.whole(5, 8), age] : [age, age + random.whole(5, 8)];
  return { from_age: Math.max(least, from), to_age: Math.max(least, to) };
}

function heightsFor(random: Random, { gender }: Who, { height }: Known): Wishes {
  if (!height || random.chance(0.55)) return {};
  const at = HEIGHTS_CM.findIndex((cm) => cm >= height);
  const cm = (offset: number) =>
    HEIGHTS_CM[Math.min(HEIGHTS_CM.length - 1, Math.max(0, at + offset))] ?? height;
  return gender === 'male' ? { from_height: cm(-9), to_height: cm(0) } : { from_height: cm(0) };
}

function casteFor(random: Random, who: Who, { community }: Known): Wishes {
  const kind = random.weighted({ any: 35, own: 40, more: 15, open: 10 });
  if (kind === 'any') return { any_caste: true };
  if (kind === 'open' || !community) return {};
  const others = listOf(communities[who.domain], 'community').map(({ value }) => value);
  const more = kind === 'more' ? random.sample(others, 2) : [];
  return { community: inOrder(who, 'community', [community, ...more]) };
}

function placesFor(random: Random, who: Who, { state }: Known): Wishes {
  if (!state || random.chance(0.6)) return {};
  const near = optionOf(communities[who.domain], 'state', state)?.preferred ?? [];
  return { state: inOrder(who, 'state', [state, ...(random.chance(0.5) ? near : [])]) };
}

function starsFor(random: Random, who: Who): string[] {
  const stars = listOf(communities[who.domain], 'birth_star').map(({ value }) => value);
  return inOrder(who, 'birth_star', random.sample(stars, random.whole(6, 14)));
}
