import type { MatchSystem, MatchVerdict } from '@mala/contract/match.ts';

const verdicts = {
  ashtakoot: {
    excellent: 'By this count the two horoscopes agree very well.',
    acceptable: 'By this count the two horoscopes agree.',
    not_recommended:
      'By this count the two horoscopes agree less than is usual. Please ask your astrologer.',
  },
  porutham: {
    excellent: 'By this count the two horoscopes agree very well.',
    acceptable: 'By this count the two horoscopes agree.',
    not_recommended:
      'By this count the two horoscopes agree less than is usual. Please ask your astrologer.',
  },
} satisfies Record<MatchSystem, Record<MatchVerdict, string>>;

const figure = {
  ashtakoot: (score: string, of: string) => `${score} of ${of} points`,
  porutham: (score: string, of: string) => `${score} of ${of} agree`,
};

/** How the horoscopes of two people agree: on a profile, and on the sheet for the astrologer. */
export const matchText = {
  title: 'Horoscope match',
  figure,
  /** where the scale ends before its end */
  unknown: (count: string) => `${count} cannot be computed, for want of a padham.`,
  none: 'Too little is known for a figure.',
  enough: {
    ashtakoot: '18 or more are taken as enough.',
    porutham:
      '8 or more are very good. 6 or 7 are enough where Dina, Gana, Yoni, Rasi and Rajju agree.',
  },
  verdicts,
  open: 'It depends on what is not known yet. Please ask your astrologer.',
  veto: 'Rajju does not agree, and this tradition puts it above the count. Please ask your astrologer.',
  informs: 'This is for your information only: your families and your astrologer decide.',
  see: 'See every part',
  hide: 'Hide the parts',
  show: { ashtakoot: 'Show as guna of 36', porutham: 'Show as ten poruthams' },
  print: 'Print for your astrologer',
  bride: 'Bride',
  groom: 'Groom',
  own: (who: string) => `${who} (you)`,
  parts: 'Every part',
  points: (points: string, of: string) => `${points} of ${of}`,
  levels: {
    uthamam: 'Uthamam: good',
    madhyamam: 'Madhyamam: fair',
    adhamam: 'Adhamam: does not agree',
  },
  notComputable: 'Not computed',
  needs: (things: readonly string[]) => `Needs ${things.join(' and ')}.`,
  notCounted: 'For information; not counted.',
  notes: 'What some astrologers let pass',
  notesHint: 'Books differ on this. It changes no figure here.',
  flags: {
    vashya_approximate:
      'Vashya is approximate: this padham lies across the middle of its raasi, and counts as its second half.',
    padham_missing: 'A padham is not known here. Whatever depends on it is left out.',
  },
  conventions: {
    charak_with_common_yoni:
      'Reckoned by the tables of K. S. Charak, with the table of yoni that is in common use. Other books and sites differ in places.',
    printed_tamil:
      'Reckoned by the printed Tamil list, counted from the bride to the groom. Other books and sites differ in places.',
  },
  lacks: {
    own: 'With your star and raasi, you see here how the two horoscopes agree. They are not known yet, or do not fit each other.',
    enter: 'Enter your star and raasi',
    other:
      'The family has not given a star and raasi yet that go together, so there is nothing to compare.',
  },
  sheet: {
    print: 'Print',
    back: 'Back to the profile',
    remarks: 'Remarks of the astrologer',
    noName: 'Name not given',
    tooMany: 'That is enough for today',
  },
};
