import type { Page } from '@playwright/test';

/** Links of the language switch that lead elsewhere than to the page itself in their language. */
export function wrongSwitches(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate((own) => {
    const here = location.pathname.slice(own.length).replace(/\/$/, '');
    return [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')]
      .filter(({ hreflang, pathname }) => {
        const before = hreflang === 'en' ? '' : `/${hreflang}`;
        return pathname.replace(/\/$/, '') !== before + here;
      })
      .map(({ hreflang, pathname }) => `${hreflang}: ${pathname}`);
  }, prefix);
}
