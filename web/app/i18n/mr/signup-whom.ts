import type { Texts } from '../texts.ts';

export const signupWhomText: Texts['signupWhom'] = {
  /** before the relation of the account holder to the bride or groom */
  youAre: 'तुमचे नाते',
  filler: { mother: 'आई', father: 'वडील', brother: 'भाऊ', sister: 'बहीण' },
  /** the URL names a community that there is not */
  unknown: {
    title: 'असा समाज इथे नाही',
    message: 'यांपैकी एकावर नोंदणी करता येईल:',
  },
};
