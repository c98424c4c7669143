import { supportText } from '../../i18n/en/support.ts';
import { useText } from '../../i18n/language.ts';
import { phoneText, whatsAppLink } from '../../lib/phone.ts';
import { useSite } from '../../lib/site.ts';
import { type ButtonLook, OutsideButton } from '../../ui/button.tsx';

type SupportWay = 'whatsApp' | 'email';

/** Who helps a member, and how he is reached. */
interface Support {
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

/** Opens a message to support, filled in; nothing where the site has named no way to it. */
export function SupportButton({
  message,
  look = 'filled',
  children,
}: {
  message: string;
  look?: ButtonLook;
  children: (support: Support) => string;
}) {
  const { opens } = useText(supportText);
  const support = useSupport();
  if (!support) return null;
  return (
    <OutsideButton
      look={look}
      href={support.linkTo(message)}
      // a mail opens elsewhere by itself: in a new tab it would leave an empty one
      target={support.way === 'email' ? undefined : '_blank'}
    >
      <span>
        {children(support)} <span className="visually-hidden">{opens[support.way]}</span>
      </span>
    </OutsideButton>
  );
}
