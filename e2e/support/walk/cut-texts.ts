import type { Page } from '@playwright/test';

/** Texts that are wider than the visible part of what they stand in, or that leave the screen at its right. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const width = document.documentElement.clientWidth;
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      // hidden for the eye, by intent; the browser draws options itself
      if (parent.closest('.visually-hidden, option, script, style')) continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        // what scrolls by itself can be read to its end
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const edges = box.getBoundingClientRect();
        // for screen readers only
        if (edges.width <= 1) break;
        const clips = overflowX === 'hidden' || overflowX === 'clip';
        const isOut = clips && (right > edges.right + 1 || left < edges.left - 1);
        if (isOut || (box === document.body && right > width + 1)) {
          cut.add(`${parent.localName} in ${box.localName}.${box.className}: ${node.nodeValue}`);
          break;
        }
      }
    }
    return [...cut];
  });
}
