import type { Texts } from '../texts.ts';

export const supportText: Texts['support'] = {
  byWhatsApp: (phone) => `${phone} (WhatsApp)`,
  write: (whom) => `எழுதுக: ${whom}`,
  subject: 'உதவி வேண்டும்',
  opens: { whatsApp: '(WhatsApp திறக்கும்)', email: '(உங்கள் மின்னஞ்சல் திறக்கும்)' },
};
