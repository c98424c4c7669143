import type {
  KutaReasons,
  MatchMissing,
  MatchNote,
  PoruthamReasons,
} from '@mala/contract/match.ts';

/** A sentence for every key of a reason, by part: one that lacks does not compile. */
type Sentences<Reasons> = { [Part in keyof Reasons]: Record<Reasons[Part] & string, string> };

const gana = {
  deva_deva: 'Both are of the Deva gana.',
  deva_manushya: 'The groom is of the Deva gana, the bride of the Manushya gana.',
  deva_rakshasa: 'The groom is of the Deva gana, the bride of the Rakshasa gana.',
  manushya_deva: 'The groom is of the Manushya gana, the bride of the Deva gana.',
  manushya_manushya: 'Both are of the Manushya gana.',
  manushya_rakshasa: 'The groom is of the Manushya gana, the bride of the Rakshasa gana.',
  rakshasa_deva: 'The groom is of the Rakshasa gana, the bride of the Deva gana.',
  rakshasa_manushya: 'The groom is of the Rakshasa gana, the bride of the Manushya gana.',
  rakshasa_rakshasa: 'Both are of the Rakshasa gana.',
};

const lords = {
  same_lord: 'The same planet rules both raasis.',
  friend_friend: 'The planets that rule the two raasis are friends.',
  friend_neutral: 'Of the planets that rule the two raasis one is a friend, the other neutral.',
  neutral_neutral: 'The planets that rule the two raasis are neutral to each other.',
  friend_enemy: 'Of the planets that rule the two raasis one is a friend, the other a foe.',
  neutral_enemy: 'Of the planets that rule the two raasis one is neutral, the other a foe.',
  enemy_enemy: 'The planets that rule the two raasis are foes.',
};

const nadi = {
  different_nadi: 'The two stars are of different nadis, as they should be.',
  same_nadi: 'Both stars are of the same nadi.',
};

/** Why a part of a match is as it is, in plain words. */
export const matchReasonsText = {
  ashtakoot: {
    varna: {
      groom_equal_or_higher: "The varna of the groom's raasi is that of the bride's or above it.",
      groom_lower: "The varna of the bride's raasi is above that of the groom's.",
    },
    vashya: {
      same: 'Both raasis are of one kind, which is drawn to its own.',
      friendly: 'The kinds of the two raasis get on with each other.',
      weak: 'The kinds of the two raasis are drawn to each other only a little.',
      opposed: 'The kinds of the two raasis are not drawn to each other.',
    },
    tara: {
      both_good: 'Counted from star to star, both ways come to a good number.',
      one_good: 'Counted from star to star, one way comes to a good number, the other does not.',
      none_good: 'Counted from star to star, neither way comes to a good number.',
    },
    yoni: {
      same: 'Both stars have the same animal.',
      friendly: 'The animals of the two stars are friends.',
      neutral: 'The animals of the two stars are neutral to each other.',
      unfriendly: 'The animals of the two stars do not get on well.',
      hostile: 'The animals of the two stars are foes.',
    },
    graha_maitri: lords,
    gana,
    bhakoot: {
      favourable: 'The two raasis stand well to each other.',
      second_twelfth: 'The two raasis are second and twelfth from each other.',
      fifth_ninth: 'The two raasis are fifth and ninth from each other.',
      sixth_eighth: 'The two raasis are sixth and eighth from each other.',
    },
    nadi,
  } satisfies Sentences<KutaReasons>,
  porutham: {
    dina: {
      good_count: "The count from the bride's star to the groom's is a good one.",
      good_same_star: 'Both have the same star, one that may well be shared.',
      good_same_raasi: 'The count is 27 and the raasi the same, which is good.',
      fair_same_star: 'Both have the same star, one that may be shared.',
      fair_padham: 'This count passes with the padham of the groom.',
      bad_count: "The count from the bride's star to the groom's is not among the good ones.",
      bad_same_star: 'Both have the same star, one that should not be shared.',
      bad_other_raasi: 'The count is 27, and the raasis differ.',
      bad_padham: 'This count does not pass with the padham of the groom.',
    },
    gana,
    mahendra: {
      good_count: "The count from the bride's star to the groom's is one of the eight good ones.",
      bad_count:
        "The count from the bride's star to the groom's is not one of the eight good ones.",
    },
    stree_deergha: {
      far: "The groom's star is the 14th from the bride's, or further.",
      middling: "The groom's star is the 8th to the 13th from the bride's.",
      near: "The groom's star is the 7th from the bride's, or nearer.",
    },
    yoni: {
      same: 'Both stars have the same animal.',
      different: 'The animals of the two stars differ and are not foes.',
      hostile: 'The animals of the two stars are foes.',
    },
    rasi: {
      good_count: "The count from the bride's raasi to the groom's is a good one.",
      same_raasi_groom_first: "Both have the same raasi, and the groom's star comes first in it.",
      fair_count: "The count from the bride's raasi to the groom's is a fair one.",
      same_raasi: "Both have the same raasi, and the groom's star does not come first in it.",
      bad_count: "The count from the bride's raasi to the groom's is not among the good ones.",
      bad_opposites: 'The raasis face each other, as one of the two pairs that do not agree.',
    },
    rasi_adhipathi: lords,
    vasiya: {
      bride_attracts_groom: "The bride's raasi draws the groom's.",
      groom_attracts_bride: "The groom's raasi draws the bride's.",
      neither: 'Neither raasi draws the other.',
    },
    rajju: {
      different_rajju: 'The two stars are of different rajjus, as they should be.',
      same_rajju: 'Both stars are of the same rajju.',
    },
    vedha: {
      no_vedha: 'Neither star hinders the other.',
      vedha: 'One star hinders the other.',
    },
    nadi,
  } satisfies Sentences<PoruthamReasons>,
  /** what some let a part pass for */
  notes: {
    lords_friendly: 'The planets that rule the two raasis are friends.',
    bride_star_beyond_14: "The bride's star is further than the 14th from the groom's.",
    same_lord: 'The same planet rules both raasis.',
    lords_mutual_friends: 'The planets that rule the two raasis are friends.',
    same_star_different_padham: 'Both have the same star, with different padhams.',
    same_raasi_different_star: 'Both have the same raasi, with different stars.',
    same_star_different_raasi: 'Both have the same star, in different raasis.',
  } satisfies Record<MatchNote, string>,
  missing: {
    'groom.star': 'the star of the groom',
    'groom.padham': 'the padham of the groom',
    'groom.raasi': 'the raasi of the groom',
    'bride.star': 'the star of the bride',
    'bride.padham': 'the padham of the bride',
    'bride.raasi': 'the raasi of the bride',
  } satisfies Record<MatchMissing, string>,
};
