import { supportText } from '../../i18n/en/support.ts';
import { useText } from '../../i18n/language.ts';
import { phoneText } from '../../lib/phone-text.ts';
import { useSite } from '../../lib/site.ts';
import { whatsAppLink } from '../../lib/whatsapp.ts';

export type SupportWay = 'whatsApp' | 'email';

/** Who helps a member, and how he is reached. */
export interface Support {
  way: SupportWay;
  /** the number or the address, as people write it */
  whom: string;
  /** the same with its way: "+91 90000 00002 (WhatsApp)" */
  contact: string;
  /** what opens a message to support, written but not sent */
  linkTo: (message: string) => string;
}

/** Support on WhatsApp, else by email; null where the site has named neither, or nobody has said so yet. */
export function useSupport(): Support | null {
  const { byWhatsApp, subject } = useText(supportText);
  const { support_whatsapp: number, support_email: email } = useSite() ?? {};
  if (number) {
    const whom = phoneText(number);
    const linkTo = (message: string) => whatsAppLink(number, message);
    return { way: 'whatsApp', whom, contact: byWhatsApp(whom), linkTo };
  }
  if (!email) return null;
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=`;
  const linkTo = (message: string) => mail + encodeURIComponent(message);
  return { way: 'email', whom: email, contact: email, linkTo };
}
