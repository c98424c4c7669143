import { wholeNumber } from '../../lib/format.ts';
import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const searchText: Texts['search'] = {
  title: 'வரன் தேடு',
  filter: 'தேடல் தேர்வுகள்',
  filterToggle: (active) => (active === 0 ? 'தேடல் தேர்வுகள்' : `தேடல் தேர்வுகள் (${active})`),
  fromAge: 'வயது முதல்',
  toAge: 'வயது வரை',
  shortlistedOnly: 'விருப்பப் பட்டியல் மட்டும்',
  group: (label, chosen) => (chosen === 0 ? label : `${label} (${chosen})`),
  remove: (value) => `நீக்குக: ${value}`,
  clear: 'தேர்வுகளை நீக்குக',
  show: (count) => `${wholeNumber(count)} ${plural(count, 'வரனைப்', 'வரன்களைப்')} பார்க்க`,
  close: 'தேர்வுகளை மூடுக',
  results: 'வரன்கள்',
  count: (count) => `${wholeNumber(count)} ${plural(count, 'வரன்', 'வரன்கள்')}`,
  searching: 'தேடப்படுகிறது…',
  empty: 'பொருத்தமான வரன் இல்லை',
  withoutFilters: 'தேர்வுகள் இல்லாமல் தேடுக',
  emptyHint: 'தேர்வுகளைக் குறைத்தால், அல்லது வயது வரம்பை அதிகரித்தால் வரன் கிடைக்கலாம்.',
  nobody: 'இன்னும் வரன்கள் இல்லை. ஒவ்வொரு வாரமும் புதிய வரன்கள் வருகின்றன.',
  letGo: {
    action: (filter, count) =>
      `${filter} தேர்வு இல்லாமல்: ${wholeNumber(count)} ${plural(count, 'வரன்', 'வரன்கள்')}`,
    names: { age: 'வயது', shortlist: 'விருப்பப் பட்டியல்', match: 'ஜாதகப் பொருத்தம்' },
  },
  spent: 'இப்போதைக்கு இது போதும்',
  viewMore: 'மேலும் பார்க்க',
  loadingMore: 'ஏற்றப்படுகிறது…',
  addPhoto: 'உங்கள் புகைப்படத்தைச் சேர்க்க',
  blurred: 'நிர்வாகி உங்கள் வரன் விவரத்தை ஏற்கும் வரை புகைப்படங்கள் மங்கலாகத் தெரியும். அதன் பிறகு தெளிவாகப் பார்க்கலாம்.',
  offline: {
    title: 'இணைய இணைப்பு இல்லை',
    message: 'பட்டியல் அப்படியே இருக்கும். இணைப்பு வந்ததும் வரன் விவரத்தைத் திறக்கவும்.',
  },
  photoOf: (name) => `புகைப்படம்: ${name}`,
  blurredPhotoOf: (name) => `மங்கலான புகைப்படம்: ${name}`,
  nameAndAge: (name, age) => `${name}, ${age}`,
  notKnown: (field) => `${field} தெரியவில்லை`,
  match: {
    title: 'ஜாதகப் பொருத்தம்',
    bestFirst: 'அதிகப் பொருத்தம் உள்ளவை முதலில்',
    atLeast: { porutham: 'பத்து பொருத்தத்தில் குறைந்தது', ashtakoot: 'குறைந்தது இத்தனை குணங்கள்' },
    any: 'எத்தனையானாலும்',
    choice: {
      porutham: (least) => `10-க்கு ${wholeNumber(least)}`,
      ashtakoot: (least) => `36-க்கு ${wholeNumber(least)}`,
    },
    noDosha: { porutham: 'ரஜ்ஜு பொருத்தம் உள்ளவை மட்டும்', ashtakoot: 'நாடி தோஷம் இல்லாதவை மட்டும்' },
    score: {
      porutham: (count, of) => `பத்து பொருத்தம்: ${of}-க்கு ${wholeNumber(count)}`,
      ashtakoot: (points, of) => `குணப் பொருத்தம்: ${of}-க்கு ${wholeNumber(points)}`,
    },
    withDosha: {
      rajju: (score) => `${score}, ரஜ்ஜு பொருத்தம் இல்லை`,
      nadi: (score) => `${score}, நாடி தோஷம் உள்ளது`,
    },
    invitation: 'ஜாதகப் பொருத்தத்தைப் பார்க்க, உங்கள் நட்சத்திரத்தையும் ராசியையும் சேர்க்கவும்',
  },
  shortlist: {
    add: 'விருப்பப் பட்டியலில் சேர்க்க',
    added: 'விருப்பப் பட்டியலில் உள்ளது',
    updating: 'மாற்றப்படுகிறது...',
    failed: 'விருப்பப் பட்டியலை மாற்ற முடியவில்லை...',
  },
};
