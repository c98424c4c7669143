import { offlineText } from '../../i18n/en/offline.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';

/** Shown by the service worker instead of a page while there is no network. It has no scripts. */
export default function Offline() {
  const offline = offlineText;
  return (
    <MessagePage title={offline.title} message={offline.message}>
      {/* biome-ignore lint/a11y/useValidAnchor: no address at all is the page that was asked for, again */}
      <a className={buttonClass('filled', false)} href="">
        {offline.again}
      </a>
    </MessagePage>
  );
}
