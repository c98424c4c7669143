import { useResetEndText } from '../../i18n/reset-end.ts';
import { useShellText } from '../../i18n/shell.ts';
import { useSite } from '../../lib/site.ts';
import { whatsAppLink } from '../../lib/whatsapp.ts';
import { OutsideButton } from '../../ui/link-button.tsx';
import { phoneText } from './phone-text.ts';

/** How support is reached, in words: "+91 90000 00002 (WhatsApp)", else by email; null while nobody has said. */
export function useSupportContact(): string | null {
  const { byWhatsApp } = useResetEndText().support;
  const site = useSite();
  const number = site?.support_whatsapp;
  return number ? byWhatsApp(phoneText(number)) : (site?.grievance.email ?? null);
}

/** Opens a WhatsApp chat with support, whose number it shows; nothing where none is configured. */
export function SupportLink({ message }: { message: string }) {
  const { write } = useResetEndText().support;
  const { opensWhatsApp } = useShellText();
  const number = useSite()?.support_whatsapp;
  if (!number) return null;
  return (
    <OutsideButton look="outline" href={whatsAppLink(number, message)}>
      <span>
        {write(phoneText(number))} <span className="visually-hidden">{opensWhatsApp}</span>
      </span>
    </OutsideButton>
  );
}
