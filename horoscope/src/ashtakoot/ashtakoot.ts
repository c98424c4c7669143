import { agreed, allMissing, type Missing, type Places, placesOf } from '../agreement.ts';
import type { MoonPlace } from '../moon-place.ts';
import { notesOf } from '../notes.ts';
import { NOTHING_MISSING, partOf } from '../part.ts';
import type { Pair } from '../person.ts';
import { ENOUGH_POINTS } from '../tables/verdicts.ts';
import { KUTA_NOTES, type KutaNote } from './kuta-notes.ts';
import { KUTA_NAMES, KUTAS, type KutaName, type KutaPart } from './kutas.ts';

export interface Ashtakoot {
  /** Charak's tables, with the common matrix of yoni corrected at one cell (decision 095) */
  convention: 'charak_with_common_yoni';
  /** the sum of the points; null if no part can be computed */
  total: number | null;
  /** 36, less the maximum of each part that cannot be computed */
  maximum: number;
  verdict: 'acceptable' | 'not_recommended' | 'not_computable';
  /** whether all parts are in the total */
  computable: boolean;
  missing: readonly Missing[];
  parts: Readonly<Record<KutaName, KutaPart>>;
  /** cancellations that some sources accept; they change no number */
  notes: readonly KutaNote[];
  flags: readonly ('vashya_approximate' | 'padham_missing')[];
}

function judge(points: number): Ashtakoot['verdict'] {
  return points >= ENOUGH_POINTS ? 'acceptable' : 'not_recommended';
}

function judgePlaces(groom: MoonPlace, bride: MoonPlace): Ashtakoot['verdict'] {
  const points = KUTA_NAMES.map((name) => {
    const { parts, reasonOf } = KUTAS[name];
    return parts[reasonOf(groom, bride)]?.points ?? 0;
  });
  return judge(points.reduce((sum, its) => sum + its));
}

function isApproximate({ vashyaIsApproximate }: MoonPlace): boolean {
  return vashyaIsApproximate;
}

function flagsOf({ groom, bride }: Pair, places: Places, vashya: KutaPart): Ashtakoot['flags'] {
  const flags: ('vashya_approximate' | 'padham_missing')[] = [];
  if (vashya.computable && (places.groom.some(isApproximate) || places.bride.some(isApproximate)))
    flags.push('vashya_approximate');
  if (!groom.padham || !bride.padham) flags.push('padham_missing');
  return flags;
}

/**
 * The eight kutas of the north, up to 36 points. A part whose points depend on something that is missing cannot be
 * computed, and is in neither total nor maximum; the verdict then says only what holds whatever is missing.
 * @throws {RangeError} naming a field that is out of range or does not fit the raasi
 */
export function ashtakoot(pair: Pair): Ashtakoot {
  const places = placesOf(pair);
  const parts = {} as Record<KutaName, KutaPart>;
  let [total, maximum, computed] = [0, 0, 0];
  for (const name of KUTA_NAMES) {
    const part = partOf(places, KUTAS[name]);
    parts[name] = part;
    if (!part.computable) continue;
    total += part.points;
    maximum += part.maximum;
    computed += 1;
  }
  const computable = computed === KUTA_NAMES.length;
  return {
    convention: 'charak_with_common_yoni',
    total: computed > 0 ? total : null,
    maximum,
    verdict: computable ? judge(total) : (agreed(places, judgePlaces) ?? 'not_computable'),
    computable,
    missing: computable ? NOTHING_MISSING : allMissing(Object.values(parts)),
    parts,
    notes: notesOf(places, KUTA_NOTES),
    flags: flagsOf(pair, places, parts.vashya),
  };
}
