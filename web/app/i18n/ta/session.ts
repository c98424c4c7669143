import type { Texts } from '../texts.ts';

export const sessionText: Texts['session'] = {
  signInAgain: {
    title: 'மீண்டும் உள்நுழையுங்கள்',
    lead: 'உங்கள் உள்நுழைவு நேரம் முடிந்துவிட்டது. இந்தப் பக்கமும் நீங்கள் எழுதியவையும் அப்படியே உள்ளன.',
    mobile: 'கைபேசி எண்',
    password: 'கடவுச்சொல்',
    submit: 'உள்நுழைக',
    cancel: 'இப்போது வேண்டாம்',
    failed: 'உள்நுழைய முடியவில்லை',
  },
};
