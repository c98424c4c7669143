import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const errorsText: Texts['errors'] = {
  general: 'ஏதோ தவறு நேர்ந்துவிட்டது...',
  tryAgain: 'மீண்டும் முயலுங்கள்...',
  again: 'மீண்டும் முயல்க',
  offline:
    'எங்கள் சேவையுடன் இணைக்க முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து, மீண்டும் முயலுங்கள். எதுவும் அழியவில்லை.',
  summary: (count) => plural(count, 'ஓர் இடத்தில் திருத்தம் தேவை', `${count} இடங்களில் திருத்தம் தேவை`),
  field: (label, message) => `${label}: ${message}`,
};
