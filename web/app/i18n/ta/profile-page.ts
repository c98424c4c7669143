import type { Texts } from '../texts.ts';

export const profilePageText: Texts['profilePage'] = {
  list: {
    title: 'பட்டியலில் உள்ள வரன்கள்',
    position: (number, count) => `${number} / ${count}`,
    previous: 'முந்தைய வரன்',
    next: 'அடுத்த வரன்',
  },
  backToProfile: 'முன்பு பார்த்த வரனுக்குத் திரும்புக',
  bar: {
    title: 'தொடர்பும் விருப்பப் பட்டியலும்',
    call: 'அழைக்க',
    callOf: (number) => `எண்: ${number}`,
  },
  zoom: { in: 'பெரிதாக்குக', out: 'சிறிதாக்குக' },
  similar: {
    title: 'இதைப் போன்ற வரன்கள்',
    loading: 'இதைப் போன்ற வரன்கள் தேடப்படுகின்றன…',
    none: 'இதைப் போன்ற வரன்கள் இன்னும் இல்லை.',
    common: {
      subcaste: 'அதே உட்பிரிவு',
      community: 'அதே சாதி',
      state: 'அதே மாநிலம்',
      language: 'அதே மொழி',
      age: 'ஏறக்குறைய அதே வயது',
      height: 'ஏறக்குறைய அதே உயரம்',
    },
  },
};
