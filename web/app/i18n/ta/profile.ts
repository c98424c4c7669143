import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const profileText: Texts['profile'] = {
  title: 'வரன் விவரம்',
  nameAndAge: (name, age) => (age === null ? name : `${name}, ${age}`),
  nameless: 'இன்னும் பெயர் இல்லை',
  sections: {
    basic: 'அடிப்படை விவரங்கள்',
    personal: 'தனிப்பட்ட விவரங்கள்',
    work: 'கல்வியும் தொழிலும்',
    family: 'குடும்பம்',
    horoscope: 'ஜாதகம்',
  },
  edit: 'திருத்துக',
  editSection: (section) => `திருத்துக: ${section}`,
  editPhotos: 'புகைப்படங்களைத் திருத்துக',
  own: 'இது உங்கள் சொந்த வரன் விவரம்; மற்ற குடும்பத்தினருக்கு இப்படித்தான் தெரியும். உங்கள் தொடர்பு விவரங்கள் அவற்றைத் திறப்பவர்களுக்கு மட்டுமே தெரியும்.',
  ownHeld:
    'நீங்கள் எழுதியவற்றில் சிலவற்றை எங்கள் அலுவலகம் இன்னும் பார்க்க வேண்டும், அல்லது நீங்கள் மாற்ற வேண்டும். இவை மற்ற குடும்பத்தினருக்குக் காட்டப்படாது. எவை என்று பார்க்க ‘திருத்துக’ என்பதைத் திறங்கள்.',
  backToSearch: 'தேடலுக்குத் திரும்புக',
  late: (name) => `அமரர் ${name}`,
  siblings: (count, married) => {
    if (count === 0) return 'இல்லை';
    return married ? `${count} (திருமணமானவர்: ${married})` : String(count);
  },
  yesNo: (value) => (value ? 'ஆம்' : 'இல்லை'),
  notKnown: 'தெரியவில்லை',
  withUnit: (value, unit) => `${value} ${unit}`,

  photos: 'புகைப்படங்கள்',
  photoOf: (number, count, name) =>
    count === 1 ? `புகைப்படம்: ${name}` : `புகைப்படம் ${number} / ${count}: ${name}`,
  position: (number, count) => `${number} / ${count}`,
  show: (number) => `காட்டுக: புகைப்படம் ${number}`,
  enlarge: (number) => `பெரிதாக்குக: புகைப்படம் ${number}`,
  previous: 'முந்தைய புகைப்படம்',
  next: 'அடுத்த புகைப்படம்',
  close: 'மூடுக',

  contact: {
    title: 'தொடர்பு விவரங்கள்',
    upgrade: 'தொடர்பு கொள்ளத் திட்டம் பெறுக',
    what: 'திட்டம் பெற்ற பிறகு கைபேசி எண், முகவரி, பிறந்த நேரம், ஜாதகக் கோப்புகள் ஆகியவற்றைப் பார்க்கலாம்.',
    uses: (left) =>
      plural(
        left,
        `உங்கள் திட்டத்தில் மீதமுள்ள ${left} வரன் இதற்குப் பயன்படுத்தப்படும்.`,
        `உங்கள் திட்டத்தில் மீதமுள்ள ${left} வரன்களில் 1 இதற்குப் பயன்படுத்தப்படும்.`,
      ),
    view: 'தொடர்பு விவரம் பார்க்க',
    opening: 'திறக்கப்படுகிறது...',
    usedUp: (total) =>
      `உங்கள் திட்டத்தின் ${total} ${plural(total, 'வரனையும்', 'வரன்களையும்')} பார்த்துவிட்டீர்கள்.`,
    denied: 'அனுமதி இல்லை',
    loading: 'ஏற்றப்படுகிறது…',
    alternateMobile: 'மாற்றுக் கைபேசி எண்',
    whatsApp: 'WhatsApp',
    whatsAppTo: (number) => `எண்: ${number} (WhatsApp திறக்கும்)`,
    horoscopes: 'ஜாதகக் கோப்புகள்',
    horoscope: (number) => `ஜாதகம் ${number}`,
    noHoroscopes: 'ஜாதகக் கோப்பு எதுவும் பதிவேற்றப்படவில்லை.',
  },

  notFound: {
    title: 'இந்த வரன் விவரம் கிடைக்கவில்லை',
    message:
      'இது மூடப்பட்டிருக்கலாம், அல்லது இணைப்பின் ஒரு பகுதி விடுபட்டிருக்கலாம். பார்ப்பதற்கு வேறு வரன்கள் உள்ளன.',
  },
  tooMany: 'இன்றைக்கு இது போதும்',
};
