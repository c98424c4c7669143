import type { Rule } from '../agreement.ts';
import { countStars } from '../counts.ts';
import { maitriOf } from '../lords.ts';
import type { NoteRule } from '../notes.ts';
import { KUTAS, type Kuta } from './kutas.ts';

function isBad({ parts, reasonOf }: Kuta): Rule<boolean> {
  return (groom, bride) => parts[reasonOf(groom, bride)]?.points === 0;
}

const badBhakoot = isBad(KUTAS.bhakoot);
const sameNadi = isBad(KUTAS.nadi);
const oneRakshasa: Rule<boolean> = (groom, bride) =>
  (groom.gana === 'rakshasa') !== (bride.gana === 'rakshasa');

/** The cancellations in use. Sources disagree on which apply, so they are named and give no points (decision 095). */
export const KUTA_NOTES = [
  {
    part: 'gana',
    note: 'lords_friendly',
    holds: (groom, bride) =>
      oneRakshasa(groom, bride) &&
      ['same_lord', 'friend_friend'].includes(maitriOf(groom.lord, bride.lord)),
  },
  {
    // B. V. Raman
    part: 'gana',
    note: 'bride_star_beyond_14',
    holds: (groom, bride) => oneRakshasa(groom, bride) && countStars(groom.star, bride.star) > 14,
  },
  {
    part: 'bhakoot',
    note: 'same_lord',
    holds: (groom, bride) => badBhakoot(groom, bride) && groom.lord === bride.lord,
  },
  {
    part: 'bhakoot',
    note: 'lords_mutual_friends',
    holds: (groom, bride) =>
      badBhakoot(groom, bride) && maitriOf(groom.lord, bride.lord) === 'friend_friend',
  },
  {
    part: 'nadi',
    note: 'same_star_different_padham',
    holds: (groom, bride) =>
      sameNadi(groom, bride) && groom.star === bride.star && groom.padham !== bride.padham,
  },
  {
    part: 'nadi',
    note: 'same_raasi_different_star',
    holds: (groom, bride) =>
      sameNadi(groom, bride) && groom.raasi === bride.raasi && groom.star !== bride.star,
  },
  {
    part: 'nadi',
    note: 'same_star_different_raasi',
    holds: (groom, bride) =>
      sameNadi(groom, bride) && groom.star === bride.star && groom.raasi !== bride.raasi,
  },
] as const satisfies readonly NoteRule<'gana' | 'bhakoot' | 'nadi', string>[];

export type KutaNote = Pick<(typeof KUTA_NOTES)[number], 'part' | 'note'>;
