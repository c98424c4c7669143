import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const receiptText: Texts['receipt'] = {
  title: 'ரசீது',
  facts: {
    receipt: 'ரசீது எண்',
    date: 'தேதி',
    payer: 'செலுத்தியவர்',
    mid: 'உறுப்பினர் எண்',
    package: 'திட்டம்',
    amount: 'தொகை',
    way: 'செலுத்திய வழி',
    reference: 'பரிவர்த்தனை எண்',
  },
  gives: (name, profiles, days) =>
    `${name}: ${profiles} ${plural(profiles, 'வரன்', 'வரன்கள்')}, ${days} ${plural(days, 'நாள்', 'நாட்கள்')}`,
  amount: (rupees) => `₹${rupees}`,
  refunded: (rupees, day) => `இதில் ₹${rupees} ${day} அன்று திருப்பித் தரப்பட்டது.`,
  none: '–',
  save: 'PDF ஆகச் சேமிக்க',
  saveOf: (receipt) => `PDF ஆகச் சேமிக்க: ${receipt}`,
  print: 'அச்சிடுக',
  missing: 'இப்படி ஒரு ரசீது இல்லை',
  missingHint: 'இது வேறு கணக்கைச் சேர்ந்ததாக இருக்கலாம்.',

  all: 'எல்லாக் கட்டணங்களும்',

  own: {
    title: 'கட்டணங்களும் ரசீதுகளும்',
    lead: 'எங்களுக்குக் கிடைத்த ஒவ்வொரு கட்டணமும் அதன் ரசீதும் இங்கே உள்ளன.',
    empty: 'கட்டணங்கள் இல்லை',
    emptyHint: 'உங்கள் கட்டணத்தை அலுவலகம் பதிவு செய்ததும் அது இங்கே தோன்றும்.',
  },
  list: 'செலுத்திய கட்டணங்கள்',
  columns: { receipt: 'ரசீது', date: 'தேதி', package: 'திட்டம்', amount: 'தொகை', file: 'PDF' },
};
