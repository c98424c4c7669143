import type { ReactNode } from 'react';
import { useCommunity } from '../../components/frame/use-community.ts';
import { homeText } from '../../i18n/en/home.ts';
import { whatsAppLink } from '../../lib/phone.ts';
import { useSite } from '../../lib/site.ts';
import { OutsideButton } from '../../ui/button.tsx';
import classes from './home-notes.module.css';

/** A section of the home page: a text and one link. */
function HomeNote({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={classes.root}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

/** Link to the Android app, if there is one. Part of the page, never a banner over it. */
export function AppBanner() {
  const { app } = homeText;
  const address = useSite()?.app_store_url;
  if (!address) return null;
  return (
    <HomeNote title={app.title} text={app.text}>
      <OutsideButton href={address} look="outline">
        {app.button}
        <span className="visually-hidden"> {app.opens}</span>
      </OutsideButton>
    </HomeNote>
  );
}

/** Registration through WhatsApp with a prefilled message; renders nothing without a number. */
export function WayByWhatsApp() {
  const { whatsApp } = homeText;
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
