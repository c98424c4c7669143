import { useSubscriptionText } from '../i18n/subscription.ts';
import { useSite } from '../lib/site.ts';
import { whatsAppLink } from '../lib/whatsapp.ts';
import type { ButtonLook } from '../ui/button.tsx';
import { OutsideButton } from '../ui/link-button.tsx';

/** Opens a WhatsApp chat with support, the message filled in; nothing where no number is configured. */
export function SupportButton({
  message,
  look,
  children,
}: {
  message: string;
  look?: ButtonLook;
  children: string;
}) {
  const { opensWhatsApp } = useSubscriptionText();
  const number = useSite()?.support_whatsapp;
  if (!number) return null;
  return (
    <OutsideButton href={whatsAppLink(number, message)} {...(look ? { look } : {})}>
      {children}
      <span className="visually-hidden"> {opensWhatsApp}</span>
    </OutsideButton>
  );
}
