/** The words that a line ends within, of what is seen in an element. */
export function brokenWords(within: Element): string[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // out of sight, where the rows are cards
    if (node.parentElement?.closest('thead, .visually-hidden')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
