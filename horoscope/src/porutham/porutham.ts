import { agreed, allMissing, type Missing, placesOf, type Rule } from '../agreement.ts';
import { countStars } from '../counts.ts';
import { type NoteRule, notesOf } from '../notes.ts';
import { NOTHING_MISSING, partOf } from '../part.ts';
import type { Pair } from '../person.ts';
import { ACCEPTABLE_COUNT, EXCELLENT_COUNT, NEEDED_WHEN_FEW } from '../tables/verdicts.ts';
import {
  DINAS,
  NADI,
  PORUTHAM_NAMES,
  PORUTHAMS,
  type PoruthamName,
  type PoruthamPart,
  type PoruthamRule,
} from './poruthams.ts';

export type DinaRule = keyof typeof DINAS;

export interface Porutham {
  /** the printed Tamil rules (decision 095), and which rule of dina */
  convention: 'printed_tamil';
  dina: DinaRule;
  /** how many are not adhamam; null if none can be computed */
  count: number | null;
  /** 10, less those that cannot be computed */
  maximum: number;
  verdict: 'excellent' | 'acceptable' | 'not_recommended' | 'not_computable';
  /** whether rajju fails, which decides whatever the count; null if it cannot be computed */
  veto: boolean | null;
  /** whether all ten are in the count */
  computable: boolean;
  missing: readonly Missing[];
  parts: Readonly<Record<PoruthamName, PoruthamPart>>;
  /** the eleventh, not counted */
  nadi: PoruthamPart;
  /** cancellations that some sources accept; they change no level */
  notes: readonly { part: 'gana'; note: 'bride_star_beyond_14' }[];
  flags: readonly 'padham_missing'[];
}

const NOTES: readonly NoteRule<'gana', 'bride_star_beyond_14'>[] = [
  {
    // B. V. Raman
    part: 'gana',
    note: 'bride_star_beyond_14',
    holds: (groom, bride) =>
      bride.gana === 'rakshasa' &&
      groom.gana !== 'rakshasa' &&
      countStars(groom.star, bride.star) > 14,
  },
];

type Rules = Readonly<Record<PoruthamName, PoruthamRule>>;
const RULES: Readonly<Record<DinaRule, Rules>> = {
  printed_list: { ...PORUTHAMS, dina: DINAS.printed_list },
  mod_9: { ...PORUTHAMS, dina: DINAS.mod_9 },
};

type Fails = (name: PoruthamName) => boolean;

function judge(count: number, fails: Fails): Porutham['verdict'] {
  if (fails('rajju')) return 'not_recommended';
  if (count >= EXCELLENT_COUNT) return 'excellent';
  return count >= ACCEPTABLE_COUNT && !NEEDED_WHEN_FEW.some(fails)
    ? 'acceptable'
    : 'not_recommended';
}

function judgePlaces(rules: Rules): Rule<Porutham['verdict']> {
  return (groom, bride) => {
    const fails = (name: PoruthamName) => {
      const { parts, reasonOf } = rules[name];
      return parts[reasonOf(groom, bride)]?.level === 'adhamam';
    };
    return judge(PORUTHAM_NAMES.filter((name) => !fails(name)).length, fails);
  };
}

/**
 * The ten poruthams of the Tamil tradition, counted from the bride to the groom; dina by the printed list or, where asked
 * for, by the remainder of nine. A part whose level depends on something that is missing cannot be computed, and is in
 * neither count nor maximum; the verdict then says only what holds whatever is missing.
 * @throws {RangeError} naming a field that is out of range or does not fit the raasi
 */
export function porutham({ dina = 'printed_list', ...pair }: Pair & { dina?: DinaRule }): Porutham {
  const places = placesOf(pair);
  const rules = RULES[dina];
  const parts = {} as Record<PoruthamName, PoruthamPart>;
  let [count, maximum] = [0, 0];
  for (const name of PORUTHAM_NAMES) {
    const part = partOf(places, rules[name]);
    parts[name] = part;
    if (part.computable) maximum += 1;
    if (part.computable && part.level !== 'adhamam') count += 1;
  }
  const computable = maximum === PORUTHAM_NAMES.length;
  return {
    convention: 'printed_tamil',
    dina,
    count: maximum > 0 ? count : null,
    maximum,
    verdict: computable
      ? judge(count, (name) => parts[name].level === 'adhamam')
      : (agreed(places, judgePlaces(rules)) ?? 'not_computable'),
    veto: parts.rajju.computable ? parts.rajju.level === 'adhamam' : null,
    computable,
    missing: computable ? NOTHING_MISSING : allMissing(Object.values(parts)),
    parts,
    nadi: partOf(places, NADI),
    notes: notesOf(places, NOTES),
    flags: pair.groom.padham && pair.bride.padham ? [] : ['padham_missing'],
  };
}
