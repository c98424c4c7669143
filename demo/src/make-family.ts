import type { Entities } from '@mala/contract/profiles/entity.ts';
import { fillIn } from './make-personal.ts';
import type { Subject } from './subject.ts';
import * as texts from './texts-family.ts';

type Means = keyof typeof texts.fatherWork;

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** "Two sisters, one married." */
function siblingFacts(what: string, all: number, married: number): string {
  if (all === 0) return '';
  const many = all === 1 ? what : `${what}s`;
  if (married === 0) return `${COUNTS[all]} ${many}, unmarried.`;
  if (married === all) return `${COUNTS[all]} ${many}, ${all === 1 ? '' : 'all '}married.`;
  return `${COUNTS[all]} ${many}, ${COUNTS[married]?.toLowerCase()} married.`;
}

function siblings({ random, age }: Subject): { all: number; married: number } {
  const all = Number(random.weighted({ 0: 38, 1: 38, 2: 17, 3: 5, 4: 1.5, 5: 0.5 }));
  const likely = Math.min(0.9, Math.max(0.1, (age - 21) / 14));
  return { all, married: Array.from({ length: all }).filter(() => random.chance(likely)).length };
}

function aboutFamily({ random, domain, identity, town }: Subject, facts: string[]): string | null {
  if (random.chance(0.15)) return null;
  if (identity.native) return random.pick(texts.nativeFamily[domain]);
  const ending = fillIn(random.pick(texts.aboutFamily), { town: town.name });
  return [...(random.chance(0.6) ? facts.filter(Boolean) : []), ending].join(' ');
}

export function makeFamily(subject: Subject): Entities['family'] {
  const { random, identity, age } = subject;
  const means = random.weighted<Means>({
    'lower-middle-class': 22,
    'middle-class': 50,
    'upper-middle-class': 23,
    rich: 5,
  });
  const fatherAlive = random.chance(age < 30 ? 0.93 : 0.75);
  const motherAlive = random.chance(age < 30 ? 0.97 : 0.88);
  const work = random.pick(texts.fatherWork[means]);
  const sisters = siblings(subject);
  const brothers = siblings(subject);
  const facts = [
    siblingFacts('sister', sisters.all, sisters.married),
    siblingFacts('brother', brothers.all, brothers.married),
  ];
  return {
    father_name: identity.father,
    father_alive: fatherAlive,
    father_occupation: fatherAlive ? work : `Was: ${work}`,
    mother_name: identity.mother,
    mother_alive: motherAlive,
    mother_occupation: !motherAlive
      ? null
      : random.chance(0.75)
        ? 'Homemaker'
        : random.pick(texts.motherWork),
    sisters: sisters.all,
    sisters_married: sisters.married,
    brothers: brothers.all,
    brothers_married: brothers.married,
    family_status: means,
    about_family: aboutFamily(subject, facts),
    property_details: random.chance(0.25) ? null : random.pick(texts.property[means]),
  };
}
