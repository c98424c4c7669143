import { useCommunity } from '../../components/frame/use-community.ts';
import { homeText } from '../../i18n/en/home.ts';
import { useText } from '../../i18n/language.ts';
import { useSite } from '../../lib/site.ts';
import { whatsAppLink } from '../../lib/whatsapp.ts';
import { OutsideButton } from '../../ui/button.tsx';
import { HomeNote } from './home-note.tsx';

/** Registration by a chat, the message filled in; nothing where no number is configured. */
export function WayByWhatsApp() {
  const { whatsApp } = useText(homeText);
  const { siteName } = useCommunity();
  const number = useSite()?.support_whatsapp;
  if (!number) return null;
  return (
    <HomeNote title={whatsApp.title} text={whatsApp.text}>
      <OutsideButton href={whatsAppLink(number, whatsApp.message(siteName))} look="outline">
        {whatsApp.button}
        <span className="visually-hidden"> {whatsApp.opens}</span>
      </OutsideButton>
    </HomeNote>
  );
}
