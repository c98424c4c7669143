import { useHomeText } from '../../i18n/home.ts';
import { useSite } from '../../lib/site.ts';
import { OutsideButton } from '../../ui/link-button.tsx';
import { HomeNote } from './home-note.tsx';

/** Where the Android app is to be had; nothing where there is none. Part of the page, never over it. */
export function AppBanner() {
  const { app } = useHomeText();
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
