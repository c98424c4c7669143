import type { Text } from './communities/option.ts';
import type { KutaPart, MatchSystem, PoruthamPart } from './match.ts';

type Names<Name extends string> = Readonly<Record<Name, Required<Text>>>;

const KUTA_NAMES: Names<KutaPart['name']> = {
  varna: { en: 'Varna', ta: 'வர்ணம்', mr: 'वर्ण' },
  vashya: { en: 'Vashya', ta: 'வசியம்', mr: 'वश्य' },
  tara: { en: 'Tara', ta: 'தாரை', mr: 'तारा' },
  yoni: { en: 'Yoni', ta: 'யோனி', mr: 'योनी' },
  graha_maitri: { en: 'Graha Maitri', ta: 'கிரக மைத்திரி', mr: 'ग्रहमैत्री' },
  gana: { en: 'Gana', ta: 'கணம்', mr: 'गण' },
  bhakoot: { en: 'Bhakoot', ta: 'பகூட்', mr: 'भकूट' },
  nadi: { en: 'Nadi', ta: 'நாடி', mr: 'नाडी' },
};

const PORUTHAM_NAMES: Names<PoruthamPart['name']> = {
  dina: { en: 'Dina', ta: 'தினப் பொருத்தம்', mr: 'दिन' },
  gana: { en: 'Gana', ta: 'கணப் பொருத்தம்', mr: 'गण' },
  mahendra: { en: 'Mahendra', ta: 'மகேந்திரப் பொருத்தம்', mr: 'महेंद्र' },
  stree_deergha: { en: 'Stree Deergha', ta: 'ஸ்திரீ தீர்க்கம்', mr: 'स्त्री दीर्घ' },
  yoni: { en: 'Yoni', ta: 'யோனிப் பொருத்தம்', mr: 'योनी' },
  rasi: { en: 'Rasi', ta: 'ராசிப் பொருத்தம்', mr: 'राशी' },
  rasi_adhipathi: { en: 'Rasi Adhipathi', ta: 'ராசி அதிபதி', mr: 'राशी अधिपती' },
  vasiya: { en: 'Vasiya', ta: 'வசியப் பொருத்தம்', mr: 'वश्य' },
  rajju: { en: 'Rajju', ta: 'ரஜ்ஜுப் பொருத்தம்', mr: 'रज्जू' },
  vedha: { en: 'Vedha', ta: 'வேதைப் பொருத்தம்', mr: 'वेध' },
  nadi: { en: 'Nadi', ta: 'நாடி', mr: 'नाडी' },
};

/** What the traditions call themselves. */
export const SYSTEM_NAMES: Names<MatchSystem> = {
  ashtakoot: { en: 'Guna Milan', ta: 'குண மேளனம்', mr: 'गुणमेलन' },
  porutham: { en: 'Ten Poruthams', ta: 'பத்து பொருத்தம்', mr: 'दहा पोरुथम' },
};

/** The traditional name of a part, in the scripts of both communities. */
export function partName(system: MatchSystem, part: string): Text {
  const names: Readonly<Record<string, Text>> =
    system === 'ashtakoot' ? KUTA_NAMES : PORUTHAM_NAMES;
  return names[part] ?? { en: part };
}
