import type { Domain } from '@mala/contract/communities/domain.ts';

/** What a community's mails look like: the colours of its pages (web/app/theme). */
export interface Look {
  /** its name in its own script, with that language */
  ownName: string;
  language: string;
  deep: string;
  button: string;
  tint: string;
  paper: string;
  ink: string;
}

export const looks: Record<Domain, Look> = {
  tamilmala: {
    ownName: 'தமிழ் மாலா',
    language: 'ta',
    deep: '#760d1f',
    button: '#a81d31',
    tint: '#fdf1f0',
    paper: '#fffaf2',
    ink: '#2e1a17',
  },
  marathimala: {
    ownName: 'मराठी माला',
    language: 'mr',
    deep: '#054636',
    button: '#0a6b53',
    tint: '#ecf7f3',
    paper: '#fdfaf1',
    ink: '#14261f',
  },
};
