import type { Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import type { Preferences } from '@mala/contract/profiles/wishes.ts';
import { daysBefore, idOf } from './ids.ts';
import { makeBasic } from './make-basic.ts';
import { makeFamily } from './make-family.ts';
import { makeHoroscope, unknownOf } from './make-horoscope.ts';
import { type Gender, makeIdentity } from './make-identity.ts';
import { makePersonal } from './make-personal.ts';
import { makePreferences } from './make-preferences.ts';
import { makeWork } from './make-work.ts';
import { unassignableMobile } from './numbers.ts';
import { abroad, homes, type Town } from './places.ts';
import { PLANS, type Plan } from './plan.ts';
import { createRandom, type Random } from './random.ts';
import { GUIDES, type Guide } from './sign-ins.ts';
import type { Subject } from './subject.ts';

/** A made-up person, as rows of the tables. Sections that are not saved are null. */
export interface MadeUpPerson {
  id: string;
  domain: Domain;
  gender: Gender;
  mobile: string;
  name: string;
  status: Status;
  steps: number;
  featured: boolean;
  /** consented to the photo on the home page */
  home_photo: boolean;
  /** the published sign-in of this person */
  guide: Guide | null;
  created_at: Date;
  /** of the decision on the profile, where there was one */
  decided_at: Date | null;
  sections: { [Section in keyof Entities]: Entities[Section] | null };
  /** what the family looks for; null where it said nothing */
  preferences: Preferences | null;
  /** continues with the seed of this person */
  random: Random;
}

function ageOf(random: Random, gender: Gender): number {
  if (random.chance(0.05)) return random.whole(38, 56);
  const [mean, youngest] = gender === 'female' ? [26, 19] : [29, 22];
  return Math.min(40, Math.max(youngest, Math.round(random.normal(mean, 3.2))));
}

function homeOf(random: Random, domain: Domain): { town: Town; isAbroad: boolean } {
  const isAbroad = random.chance(0.03);
  const { near, far } = homes[domain];
  return { isAbroad, town: random.pick(isAbroad ? abroad : random.chance(0.13) ? far : near) };
}

function sectionsOf(subject: Subject, steps: number): MadeUpPerson['sections'] {
  // all are made, so that a person is the same whatever the last saved step
  const basic = makeBasic(subject);
  const all = {
    basic,
    personal: makePersonal(subject),
    work: makeWork(subject),
    family: makeFamily(subject),
    horoscope: makeHoroscope(subject, basic.date_of_birth ?? null),
  };
  return {
    basic: steps >= 1 ? all.basic : null,
    personal: steps >= 2 ? all.personal : null,
    work: steps >= 3 ? all.work : null,
    family: steps >= 5 ? all.family : null,
    horoscope: steps >= 6 ? all.horoscope : null,
  };
}

function preferencesOf(
  seed: string,
  subject: Subject,
  { basic, personal }: MadeUpPerson['sections'],
): Preferences | null {
  const { community, state } = basic ?? {};
  return makePreferences(seed, subject, { community, state, height: personal?.height });
}

/** Days since somebody registered: few for those who await approval. */
function registeredFor(
  random: Random,
  { status, steps }: { status: Status; steps: number },
): number {
  if (status === 10) return random.whole(3, 9);
  return status === 0 && steps === 6 ? random.whole(1, 4) : random.whole(4, 420);
}

function timesOf(random: Random, today: Date, profile: { status: Status; steps: number }) {
  const days = registeredFor(random, profile) + random.next();
  return {
    created_at: daysBefore(today, days),
    decided_at: profile.status === 0 ? null : daysBefore(today, days - 1 - random.next()),
  };
}

function makeOne(plan: Plan, number: number, today: Date): MadeUpPerson {
  const { domain, gender, place, status, steps, featured } = plan;
  const seed = `${domain} ${gender} ${place}`;
  const random = createRandom(seed);
  const identity = makeIdentity(random, domain, gender, place);
  const mobile = unassignableMobile(30_000 + number);
  const subject = {
    random,
    domain,
    gender,
    identity,
    mobile,
    today,
    isGuide: false,
    age: ageOf(random, gender),
    ...homeOf(random, domain),
    unknown: unknownOf(seed),
  };
  const sections = sectionsOf(subject, steps);
  return {
    id: idOf(seed, number),
    domain,
    gender,
    mobile,
    status,
    steps,
    featured,
    // two of three, so that the page shows silhouettes too
    home_photo: featured && place % 3 !== 1,
    name: identity.name,
    guide: null,
    ...timesOf(random, today, { status, steps }),
    sections,
    preferences: steps === 6 ? preferencesOf(seed, subject, sections) : null,
    random,
  };
}

function makeGuide(guide: Guide, number: number, today: Date): MadeUpPerson {
  const { domain, gender, mobile, status, steps, identity, age } = guide;
  const seed = `${domain} ${guide.role}`;
  const random = createRandom(seed);
  const town =
    homes[domain].near.find((one) => one.name === guide.town) ?? random.pick(homes[domain].near);
  const who = { random, domain, gender, identity, mobile, today, age, town, isGuide: true };
  // whoever tries the demonstration sees a whole horoscope at first
  const subject = { ...who, isAbroad: false, unknown: [] };
  const sections = sectionsOf(subject, steps);
  return {
    id: idOf(seed, number),
    domain,
    gender,
    mobile,
    status,
    steps,
    name: identity.name,
    featured: false,
    home_photo: false,
    guide,
    ...timesOf(random, today, { status, steps }),
    sections,
    // the others are offered to say something
    preferences:
      steps === 6 && guide.role === 'paying' ? preferencesOf(seed, subject, sections) : null,
    random,
  };
}

/** Everybody with a profile, the same on every day except for dates, which follow `today`. */
export function makePeople(today: Date): MadeUpPerson[] {
  return [
    ...PLANS.map((plan, number) => makeOne(plan, number, today)),
    ...GUIDES.map((guide, number) => makeGuide(guide, PLANS.length + number, today)),
  ];
}
