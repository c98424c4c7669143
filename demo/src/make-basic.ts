import type { Entities } from '@mala/contract/profiles/entity.ts';
import type { FilledInBy } from '@mala/contract/profiles/filled-in-by.ts';
import { unassignableMobile } from './numbers.ts';
import { quarters } from './places.ts';
import type { Random } from './random.ts';
import type { Subject } from './subject.ts';

const GOTHRAMS = [
  'Siva',
  'Vishnu',
  'Bharadwaja',
  'Kasyapa',
  'Kaundinya',
  'Vasishta',
  'Athreya',
  'Koushika',
];

/** Mostly parents; by the last digit of the mobile. */
const FILLERS: readonly FilledInBy[] = [
  ...(['mother', 'father', 'self', 'mother', 'father'] as const),
  ...(['self', 'brother', 'sister', 'relative', 'friend'] as const),
];

/** A birthday that makes somebody `age` today, and for some days to come. */
export function birthDate(random: Random, age: number, today: Date): string {
  const days = random.whole(2, 350);
  const born = Date.UTC(
    today.getUTCFullYear() - age,
    today.getUTCMonth(),
    today.getUTCDate() - days,
  );
  return new Date(born).toISOString().slice(0, 10);
}

/** A street that no town has, so that nobody's door is meant. */
function address({ random, domain, town, isAbroad }: Subject): string | null {
  if (random.chance(0.1)) return null;
  const door = `${random.whole(1, 180)}${random.pick(['', 'A', 'B', '/2'])}`;
  if (isAbroad) return `Flat ${door}, Example House, ${town.name}`;
  const quarter = random.pick(quarters[domain]);
  return random.pick([
    `No. ${door}, Example Street, ${quarter}, ${town.name}`,
    `Flat ${door}, Sample Residency, Example Road, ${town.name}`,
    `${door}, Example Lane\n${quarter}\n${town.name}`,
  ]);
}

function email({ random, identity, mobile, isGuide }: Subject): string | null {
  if (random.chance(0.2) && !isGuide) return null;
  const name = identity.name
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, 30);
  return `${name || 'family'}.${Number(mobile.slice(5))}@${random.pick(['example.com', 'example.org'])}`.replace(
    '..',
    '.',
  );
}

export function makeBasic(subject: Subject): Entities['basic'] {
  const { random, domain, gender, identity, age, town, isAbroad, mobile, today } = subject;
  const alternate = random.chance(0.4) ? unassignableMobile(random.whole(90_000, 99_999)) : null;
  const pincode = isAbroad
    ? town.pincode
    : `${town.pincode}${String(random.whole(1, 99)).padStart(3, '0')}`;
  const common = {
    name: identity.name,
    gender,
    date_of_birth: birthDate(random, age, today),
    surname: identity.surname,
    community: identity.community,
    mobiles: [mobile, alternate] as [string, string | null],
    filled_in_by: FILLERS[Number(mobile.at(-1))] ?? null,
    email: email(subject),
    country: isAbroad ? 'others' : 'india',
    state: town.state,
    address: address(subject),
    city: identity.native ? town.native : town.name,
    pincode,
  };
  if (domain === 'marathimala') return common;
  const hasGothram = identity.language !== 'christian' && random.chance(0.45);
  return {
    ...common,
    language: identity.language,
    gothram: hasGothram ? random.pick(GOTHRAMS) : null,
  };
}
