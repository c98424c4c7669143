import type { Texts } from '../texts.ts';

export const logoutText: Texts['logout'] = {
  title: 'மீண்டும் சந்திப்போம்!',
  message: 'நீங்கள் வெளியேறிவிட்டீர்கள்...',
};
