import type { Language } from './communities/languages.ts';
import type { Graha } from './horoscopes.ts';

/** What stands in a chart: as printed charts shorten it, and its name. */
export interface MarkWords {
  short: string;
  name: string;
}
export type MarkName = Graha | 'lagna';

type Rows = Readonly<Record<MarkName, readonly [short: string, name: string]>>;

const EN: Rows = {
  lagna: ['La', 'Lagna'],
  sun: ['Su', 'Sun'],
  moon: ['Mo', 'Moon'],
  mars: ['Ma', 'Mars'],
  mercury: ['Me', 'Mercury'],
  jupiter: ['Ju', 'Jupiter'],
  venus: ['Ve', 'Venus'],
  saturn: ['Sa', 'Saturn'],
  rahu: ['Ra', 'Rahu'],
  ketu: ['Ke', 'Ketu'],
};

const TA: Rows = {
  lagna: ['ல', 'லக்னம்'],
  sun: ['சூ', 'சூரியன்'],
  moon: ['சந்', 'சந்திரன்'],
  mars: ['செ', 'செவ்வாய்'],
  mercury: ['பு', 'புதன்'],
  jupiter: ['கு', 'குரு'],
  venus: ['சு', 'சுக்கிரன்'],
  saturn: ['சனி', 'சனி'],
  rahu: ['ரா', 'ராகு'],
  ketu: ['கே', 'கேது'],
};

const MR: Rows = {
  lagna: ['ल', 'लग्न'],
  sun: ['र', 'रवि'],
  moon: ['चं', 'चंद्र'],
  mars: ['मं', 'मंगळ'],
  mercury: ['बु', 'बुध'],
  jupiter: ['गु', 'गुरू'],
  venus: ['शु', 'शुक्र'],
  saturn: ['श', 'शनी'],
  rahu: ['रा', 'राहू'],
  ketu: ['के', 'केतू'],
};

const ROWS: Readonly<Record<Language, Rows>> = { en: EN, ta: TA, mr: MR };

export const MARK_NAMES = Object.keys(EN) as readonly MarkName[];

export function markWords(mark: MarkName, language: Language): MarkWords {
  const [short, name] = ROWS[language][mark];
  return { short, name };
}
