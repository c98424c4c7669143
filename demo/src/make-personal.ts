import type { Entities } from '@mala/contract/profiles/entity.ts';
import { HEIGHTS_CM } from '@mala/contract/profiles/height.ts';
import type { Subject } from './subject.ts';
import * as texts from './texts-personal.ts';

const WORDS = {
  female: { child: 'daughter', she: 'she', whom: 'her', She: 'She', Her: 'Her', spouse: 'groom' },
  male: { child: 'son', she: 'he', whom: 'him', She: 'He', Her: 'His', spouse: 'bride' },
};

/** Replaces {names} by words. */
export function fillIn(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}

function wordsOf({ random, gender, town }: Subject): Record<string, string> {
  const [first = texts.hobbies[0], second = texts.hobbies[1]] = random.sample(texts.hobbies, 2);
  const words = {
    ...WORDS[gender],
    town: town.name,
    hobby: first[0],
    hobby2: second[0],
    hobby_ing: first[1],
  };
  return words;
}

function about(subject: Subject): string | null {
  const { random, domain, gender, identity } = subject;
  if (identity.native) return random.pick(texts.native[domain].about[gender]);
  const kind = random.weighted({ none: 12, short: 25, byParents: 25, bySelf: 30, long: 8 });
  if (kind === 'none') return null;
  return fillIn(random.pick(texts.about[kind]), wordsOf(subject));
}

function expectation(subject: Subject, maritalStatus: string): string | null {
  const { random, domain, gender, identity } = subject;
  if (random.chance(0.12)) return null;
  if (identity.native) return random.pick(texts.native[domain].expectation[gender]);
  const isAgain = maritalStatus !== 'never-married' && random.chance(0.6);
  return fillIn(random.pick(isAgain ? texts.again : texts.expectation), wordsOf(subject));
}

function maritalStatus({ random, age }: Subject): string {
  if (age < 25) return 'never-married';
  if (age < 35) return random.weighted({ 'never-married': 94, divorced: 5, widowed: 1 });
  return random.weighted({ 'never-married': 35, divorced: 40, widowed: 25 });
}

/** The selectable height closest to `cm`. */
function chosenHeight(cm: number): number {
  return HEIGHTS_CM.reduce((best, height) =>
    Math.abs(height - cm) < Math.abs(best - cm) ? height : best,
  );
}

export function makePersonal(subject: Subject): Entities['personal'] {
  const { random, domain, gender } = subject;
  const height = chosenHeight(random.normal(gender === 'female' ? 157 : 170, 6));
  const massIndex = Math.min(33, Math.max(17, random.normal(22.5, 2.6)));
  const marital_status = maritalStatus(subject);
  return {
    height,
    weight: Math.round((massIndex * height * height) / 10_000),
    body_type: massIndex < 20 ? 'slim' : massIndex > 27 ? 'fat' : 'normal',
    marital_status,
    physical_status: random.weighted({ normal: 97, 'physically-challenged': 3 }),
    complexion: random.chance(0.1)
      ? null
      : random.weighted({ 'very-fair': 8, fair: 30, wheatish: 40, 'wheatish-brown': 17, dark: 5 }),
    food_habits: random.weighted({
      'only-veg': domain === 'tamilmala' ? 30 : 40,
      'veg-non-veg': 60,
    }),
    about: about(subject),
    expectation: expectation(subject, marital_status),
  };
}
