import type { Page } from '@playwright/test';

/**
 * Texts in a script that their `lang` does not have: Tamil letters outside `ta`, Devanagari outside `mr`. Whoever typed
 * them, unless only the attribute says that nobody should translate them.
 */
export function wrongScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      // no element can stand in an option or a field
      if (!parent || parent.closest('script, style, noscript, option, textarea, title')) continue;
      if (parent.closest('[translate=no]:not(bdi)')) continue;
      const lang = parent.closest('[lang]')?.getAttribute('lang');
      const isWrong =
        (/\p{Script=Tamil}/u.test(text) && lang !== 'ta') ||
        (/[\p{Script=Devanagari}--[।॥]]/v.test(text) && lang !== 'mr');
      if (isWrong) found.add(`${parent.localName}, lang=${lang}: ${text}`);
    }
    return [...found];
  });
}
