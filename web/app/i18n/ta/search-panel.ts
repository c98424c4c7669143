import { wholeNumber } from '../../lib/format.ts';
import type { Texts } from '../texts.ts';

export const searchPanelText: Texts['searchPanel'] = {
  sections: {
    match: 'பொருத்தம்',
    person: 'வரனைப் பற்றி',
    work: 'கல்வியும் தொழிலும்',
    family: 'குடும்பமும் சமூகமும்',
    place: 'இடம்',
    horoscope: 'ஜாதகம்',
    activity: 'வருகையும் உங்கள் தேர்வுகளும்',
  },
  ranges: {
    age: {
      from: 'வயது முதல்',
      to: 'வயது வரை',
      found: (from, to, profiles) => `வயது ${from} முதல் ${to} வரை: ${profiles}`,
    },
    height: {
      from: 'உயரம் முதல்',
      to: 'உயரம் வரை',
      found: (from, to, profiles) => `உயரம் ${from} முதல் ${to} வரை: ${profiles}`,
    },
  },
  find: (label) => `${label}: பட்டியலில் தேடுக`,
  findShort: 'தட்டச்சு செய்து தேடுக',
  foundInList: (count) =>
    count === 0 ? 'இந்தப் பட்டியலில் எதுவும் இல்லை' : `${wholeNumber(count)} கிடைத்தன`,
  towns: {
    label: 'ஊர் அல்லது மாவட்டம்',
    add: 'சேர்க்க',
    most: (n) => `ஒரு தேடலில் ${n} ஊர்கள் வரை இருக்கலாம். வேறொன்றைச் சேர்க்க, ஒன்றை நீக்குங்கள்.`,
  },
  active: { label: 'கடைசியாக வந்தது', any: 'எப்போதானாலும்' },
  preferred: { label: 'ஒவ்வொரு தேடலையும் விருப்ப மாநிலங்களுடன் தொடங்குக' },
  wishes: {
    label: 'ஒவ்வொரு தேடலையும் எங்கள் எதிர்பார்ப்புகளுடன் தொடங்குக',
    change: 'எங்கள் எதிர்பார்ப்புகளை மாற்றுக',
  },
  clear: 'தேர்வுகள் அனைத்தையும் நீக்குக',
};
