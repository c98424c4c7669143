import type { KutaPart, Match, MatchFigure, PoruthamPart } from '@mala/contract/match.ts';

/** The figures of Meena, whose star is Ashwini, and Arjun, whose is Bharani. */
export const FIGURE: MatchFigure = {
  system: 'porutham',
  score: 5,
  maximum: 10,
  verdict: 'not_recommended',
};

const known = { computable: true, missing: [] };

const levelOf = (
  name: PoruthamPart['name'],
  reason: string,
  level: PoruthamPart['level'],
): PoruthamPart => ({ ...known, name, reason, level });

const pointsOf = (
  name: KutaPart['name'],
  reason: string,
  points: number,
  maximum: number,
): KutaPart => ({ ...known, name, reason, points, maximum });

const PEOPLE = {
  domain: 'tamilmala',
  own: 'bride',
  bride: { mid: 'MF100123', name: 'Meena', star: 'ashwini', padham: 2, raasi: 'mesha' },
  groom: { mid: 'MM100124', name: 'Arjun', star: 'bharani', padham: 1, raasi: 'mesha' },
} as const;

export const PORUTHAM: Extract<Match, { system: 'porutham' }> = {
  ...PEOPLE,
  ...FIGURE,
  system: 'porutham',
  convention: 'printed_tamil',
  veto: false,
  parts: [
    levelOf('dina', 'good_count', 'uthamam'),
    levelOf('gana', 'manushya_deva', 'madhyamam'),
    levelOf('mahendra', 'bad_count', 'adhamam'),
    levelOf('stree_deergha', 'near', 'adhamam'),
    levelOf('yoni', 'different', 'madhyamam'),
    levelOf('rasi', 'same_raasi', 'madhyamam'),
    levelOf('rasi_adhipathi', 'same_lord', 'uthamam'),
    levelOf('vasiya', 'neither', 'adhamam'),
    levelOf('rajju', 'different_rajju', 'uthamam'),
    levelOf('vedha', 'no_vedha', 'uthamam'),
    levelOf('nadi', 'different_nadi', 'uthamam'),
  ],
  notes: [],
  flags: [],
};

export const ASHTAKOOT: Extract<Match, { system: 'ashtakoot' }> = {
  ...PEOPLE,
  system: 'ashtakoot',
  score: 33.5,
  maximum: 36,
  verdict: 'acceptable',
  convention: 'charak_with_common_yoni',
  parts: [
    pointsOf('varna', 'groom_equal_or_higher', 1, 1),
    pointsOf('vashya', 'same', 2, 2),
    pointsOf('tara', 'one_good', 1.5, 3),
    pointsOf('yoni', 'neutral', 2, 4),
    pointsOf('graha_maitri', 'same_lord', 5, 5),
    pointsOf('gana', 'manushya_deva', 5, 6),
    pointsOf('bhakoot', 'favourable', 7, 7),
    pointsOf('nadi', 'different_nadi', 8, 8),
  ],
  notes: [],
  flags: [],
};

/** The padham of the groom is not known, and one part cannot be computed. */
export const WITHOUT_PADHAM: typeof ASHTAKOOT = {
  ...ASHTAKOOT,
  score: 31.5,
  maximum: 34,
  groom: { ...PEOPLE.groom, padham: null },
  parts: ASHTAKOOT.parts.map((part) =>
    part.name === 'vashya'
      ? {
          ...part,
          points: null,
          reason: 'missing',
          computable: false,
          missing: ['groom.padham' as const],
        }
      : part,
  ),
  flags: ['padham_missing'],
};

/** Eight agree, and rajju does not. */
export const VETO: typeof PORUTHAM = {
  ...PORUTHAM,
  score: 8,
  veto: true,
  parts: PORUTHAM.parts.map((part) =>
    part.name === 'rajju'
      ? levelOf('rajju', 'same_rajju', 'adhamam')
      : { ...part, level: 'uthamam' as const },
  ),
};
