export const supportText = {
  /** the name of the support channel */
  byWhatsApp: (phone: string) => `${phone} (WhatsApp)`,
  write: (whom: string) => `Write to ${whom}`,
  /** the subject of a mail to support; its body has the rest */
  subject: 'Please help',
  opens: { whatsApp: '(opens WhatsApp)', email: '(opens your mail)' },
};
