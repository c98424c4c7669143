import type { Texts } from '../texts.ts';

export const offlineText: Texts['offline'] = {
  area: 'offline',
  title: 'இணைய இணைப்பு இல்லை',
  message:
    'இந்தப் பக்கத்திற்கு இணையம் தேவை; இப்போது இணைய இணைப்பு இல்லை. நீங்கள் சேமித்தவை எதுவும் அழியவில்லை. இணைய இணைப்பைச் சரிபார்த்து, மீண்டும் முயலுங்கள்.',
  again: 'மீண்டும் முயல்க',
};
