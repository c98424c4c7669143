import type { Texts } from '../texts.ts';

export const readyReasonsText: Texts['readyReasons'] = {
  names: {
    review: {
      photo: 'புகைப்படம் தெளிவாக இல்லை',
      'photo-not-own': 'வேறொருவரின் புகைப்படம்',
      name: 'பெயர் முழுமையாக இல்லை',
      birth: 'பிறப்பு விவரம் ஜாதகத்துடன் பொருந்தவில்லை',
      horoscope: 'ஜாதகத்தைப் படிக்க முடியவில்லை',
      incomplete: 'விவரங்கள் போதாது',
      contact: 'எழுத்து அல்லது படத்தில் தொடர்பு விவரம்',
      family: 'பெற்றோர் பெயர் அல்லது எண் இல்லை',
      duplicate: 'ஏற்கெனவே உள்ளது',
    },
    payment: {
      unknown: 'இந்த எண்ணில் பணம் வரவில்லை',
      amount: 'தொகை பொருந்தவில்லை',
      later: 'இன்னும் வந்து சேரவில்லை',
    },
    change: {
      proof: 'ஆவணம் தேவை',
      'full-name': 'முழுப் பெயர் இல்லை',
      'other-person': 'வேறொருவர்',
      mistake: 'எழுத்துப் பிழை',
    },
  },
};
