import type { SubscriptionWords } from './letters-en.ts';

const rules = new Intl.PluralRules('ta');
const plural = (count: number, one: string, other: string) =>
  rules.select(count) === 'one' ? one : other;

export const ta: SubscriptionWords = {
  names: { silver: 'வெள்ளி', gold: 'தங்கம்', diamond: 'வைரம்' },
  rupees: (amount) => `₹${amount.toLocaleString('ta-IN-u-nu-latn')}`,
  labels: {
    package: 'திட்டம்',
    amount: 'செலுத்திய தொகை',
    reference: 'பரிவர்த்தனை எண்',
    date: 'தேதி',
    left: 'மீதமுள்ள வரன்கள்',
    until: 'கடைசி நாள்',
  },
  activated: {
    subject: (name, amount) => `‘${name}’ திட்டம் தொடங்கியது: ${amount} ரசீது`,
    heading: (name) => `உங்கள் ‘${name}’ திட்டம் தொடங்கியது`,
    thanks: 'நன்றி. நீங்கள் செலுத்திய தொகை எங்களுக்குக் கிடைத்தது. இந்த மின்னஞ்சலை ரசீதாக வைத்துக்கொள்ளுங்கள்.',
    bought: (name, count, days) =>
      `${name}, ${count} ${plural(count, 'வரன்', 'வரன்கள்')}, ${days} ${plural(days, 'நாள்', 'நாட்கள்')}`,
    counted:
      'கணக்கிடும் முறை: ஒரு வரனின் தொடர்பு விவரங்களை முதல்முறை திறக்கும்போது ஒன்று குறையும். அதையே மீண்டும் திறந்தால் எதுவும் குறையாது.',
    button: 'வரன் தேடு',
    support: 'இந்த ரசீதில் ஏதேனும் தவறு உள்ளதா?',
    why: 'உங்களுக்காக ஒரு திட்டம் தொடங்கப்பட்டதால் இந்த மின்னஞ்சல் உங்களுக்கு வருகிறது. ரசீதுகள் எப்போதும் வரும்.',
  },
  ending: {
    title: (name, until) => `உங்கள் ‘${name}’ திட்டத்தின் கடைசி நாள்: ${until}`,
    left: (count) =>
      `இன்னும் ${count} ${plural(count, 'வரனின்', 'வரன்களின்')} தொடர்பு விவரங்களைத் திறக்கலாம். அந்த நாளுக்குள் திறந்துகொள்ளுங்கள்: அதன் பிறகு மீதமிருப்பது திட்டத்துடன் முடிந்துவிடும்.`,
    none: 'அதன் எல்லா வரன்களையும் பார்த்துவிட்டீர்கள்.',
    extend: 'அந்த நாளுக்கு முன் புதிய திட்டம் பெற்றால், அதன் வரன்களும் நாட்களும் உங்களிடம் இருப்பவற்றுடன் சேரும்.',
    button: 'திட்டங்களைப் பார்க்க',
    support: 'ஏதேனும் கேள்வி உள்ளதா?',
    why: 'உங்கள் திட்டம் விரைவில் முடிவதால் இந்த மின்னஞ்சல் உங்களுக்கு வருகிறது.',
  },
};
