import type { Texts } from '../texts.ts';

export const changePasswordText: Texts['changePassword'] = {
  title: 'கடவுச்சொல்லை மாற்றுக',
  oldPassword: 'தற்போதைய கடவுச்சொல்',
  password: 'புதிய கடவுச்சொல்',
  confirmPassword: 'புதிய கடவுச்சொல் (மீண்டும்)',
  passwordHint: (min) => `குறைந்தது ${min} எழுத்துகள்`,
  note: 'நீங்கள் உள்நுழைந்துள்ள மற்ற எல்லாக் கைபேசிகளிலும் கணினிகளிலும் மீண்டும் உள்நுழைய வேண்டும்.',
  submit: 'கடவுச்சொல்லை மாற்றுக',
  toastTitle: 'கடவுச்சொல்',
  failed: 'கடவுச்சொல்லை மாற்ற முடியவில்லை...',
  failedBecause: (why) => `கடவுச்சொல்லை மாற்ற முடியவில்லை... ${why}`,
  done: 'உங்கள் கடவுச்சொல் மாற்றப்பட்டது...',
};
