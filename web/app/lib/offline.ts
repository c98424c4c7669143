import { languagePrefix } from '@mala/contract/communities/languages.ts';
import { language } from '../i18n/en/language.ts';

/** Registers the service worker of the page's language, which stores its offline page, after the page has loaded. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // not allowed, e.g. in a private window: then there is no offline page
    void navigator.serviceWorker
      .register(`${languagePrefix(language.tag)}/service-worker.js`)
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
