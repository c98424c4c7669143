export const supportText = {
  area: 'support' as const,
  /** how support is reached, in words */
  byWhatsApp: (phone: string) => `${phone} (WhatsApp)`,
  write: (whom: string) => `Write to ${whom}`,
  /** the subject of a mail to support; its text says the rest */
  subject: 'Please help',
  opens: { whatsApp: '(opens WhatsApp)', email: '(opens your mail)' },
};
