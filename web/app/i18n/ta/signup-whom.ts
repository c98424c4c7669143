import type { Texts } from '../texts.ts';

export const signupWhomText: Texts['signupWhom'] = {
  /** before the relation of the account holder to the bride or groom */
  youAre: 'நீங்கள் அவருக்கு',
  filler: { mother: 'தாய்', father: 'தந்தை', brother: 'சகோதரர்', sister: 'சகோதரி' },
  /** the URL names a community that there is not */
  unknown: {
    title: 'இப்படி ஒரு சமூகம் இங்கு இல்லை',
    message: 'இவற்றில் ஒன்றில் பதிவு செய்யலாம்:',
  },
};
