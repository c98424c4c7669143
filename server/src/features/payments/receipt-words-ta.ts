import type { ReceiptWords } from './receipt-words-en.ts';

const rules = new Intl.PluralRules('ta');
const plural = (count: number, one: string, other: string) =>
  rules.select(count) === 'one' ? one : other;

export const ta: ReceiptWords = {
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
  ways: { upi: 'UPI', bank: 'வங்கிப் பரிமாற்றம்', card: 'வங்கி அட்டை', cash: 'ரொக்கம்', online: 'இணையவழி' },
  noWay: 'குறிப்பிடவில்லை',
  gone: 'கணக்கு நீக்கப்பட்டது',
  none: '–',
  refunded: (amount, day) => `இதில் ${amount} ${day} அன்று திருப்பித் தரப்பட்டது.`,
  note: 'இது கணினியில் உருவாக்கப்பட்ட ரசீது; கையொப்பம் தேவையில்லை.',
};
