import type { Texts } from '../texts.ts';

export const logoutText: Texts['logout'] = {
  title: 'पुन्हा भेटू!',
  message: 'तुम्ही लॉग आउट केले आहे...',
};
