import type { Texts } from '../texts.ts';

export const supportText: Texts['support'] = {
  byWhatsApp: (phone) => `${phone} (WhatsApp)`,
  write: (whom) => `संदेश पाठवा: ${whom}`,
  subject: 'मदत हवी आहे',
  opens: { whatsApp: '(WhatsApp उघडते)', email: '(तुमचा ईमेल उघडतो)' },
};
