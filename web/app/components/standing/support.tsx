import type { ReactNode } from 'react';
import { supportText } from '../../i18n/en/support.ts';
import { phoneText, whatsAppLink } from '../../lib/phone.ts';
import { useSite } from '../../lib/site.ts';
import { type ButtonLook, OutsideButton } from '../../ui/button.tsx';

type SupportWay = 'whatsApp' | 'email';

/** The support contact of the site. */
interface Support {
  way: SupportWay;
  /** the number or email address, formatted for people */
  whom: string;
  /** the same with its channel: "+91 90000 00002 (WhatsApp)" */
  contact: string;
  /** opens a prefilled message to support */
  linkTo: (message: string) => string;
}

/** Support on WhatsApp, otherwise by email; null if the site has set neither, or is not loaded yet. */
export function useSupport(): Support | null {
  const { byWhatsApp, subject } = supportText;
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

/** Opens a prefilled message to support; renders nothing if the site has no support contact. */
export function SupportButton({
  message,
  look = 'filled',
  children,
}: {
  message: string;
  look?: ButtonLook;
  children: (support: Support) => ReactNode;
}) {
  const { opens } = supportText;
  const support = useSupport();
  if (!support) return null;
  return (
    <OutsideButton
      look={look}
      href={support.linkTo(message)}
      // mailto links open a program: in a new tab they would leave an empty one
      target={support.way === 'email' ? undefined : '_blank'}
    >
      <span>
        {children(support)} <span className="visually-hidden">{opens[support.way]}</span>
      </span>
    </OutsideButton>
  );
}
