import type { Page } from '@playwright/test';

/** Texts in a script that their `lang` does not have: Tamil letters outside `ta`, Devanagari outside `mr`. */
export function wrongScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      // an option can hold no element, and what members type has no language that anybody knows
      if (!parent || parent.closest('script, style, noscript, option, [translate=no]')) continue;
      const lang = parent.closest('[lang]')?.getAttribute('lang');
      const isWrong =
        (/\p{Script=Tamil}/u.test(text) && lang !== 'ta') ||
        (/[\p{Script=Devanagari}--[।॥]]/v.test(text) && lang !== 'mr');
      if (isWrong) found.add(`${parent.localName}, lang=${lang}: ${text}`);
    }
    return [...found];
  });
}
