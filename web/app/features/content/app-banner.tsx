import { homeText } from '../../i18n/en/home.ts';
import { useText } from '../../i18n/language.ts';
import { useSite } from '../../lib/site.ts';
import { OutsideButton } from '../../ui/button.tsx';
import { HomeNote } from './home-note.tsx';

/** Where the Android app is to be had; nothing where there is none. Part of the page, never over it. */
export function AppBanner() {
  const { app } = useText(homeText);
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
