import { communities } from '@mala/contract/communities/communities.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { ageOn } from '@mala/contract/profiles/age.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { type Attributes, groupOf } from '@mala/contract/profiles/wishes.ts';

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

type Stored = { domain: Domain } & Readonly<Partial<Record<Section, object | null>>>;

/** What somebody is on any day. */
export function lastingAttributesOf({ domain, ...sections }: Stored): Omit<Attributes, 'age'> {
  const of = (section: Section): Values => ({ ...sections[section] });
  const [basic, personal, work] = [of('basic'), of('personal'), of('work')];
  return {
    height: typeof personal.height === 'number' ? personal.height : null,
    community: textOf(basic.community),
    education: textOf(work.education),
    profession_group: groupOf(communities[domain], work.profession),
    state: textOf(basic.state),
    birth_star: textOf(of('horoscope').birth_star),
  };
}

/** What somebody is, by what wishes look at, on India's day of `now`. */
export function attributesOf(stored: Stored, now: Date): Attributes {
  const born = textOf((stored.basic as Values | null | undefined)?.date_of_birth);
  return { ...lastingAttributesOf(stored), age: born === null ? null : ageOn(born, now) };
}
