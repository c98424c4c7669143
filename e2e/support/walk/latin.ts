import { communities } from '@mala/contract/communities/communities.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { TOWNS } from '@mala/contract/communities/lists/towns.ts';
import type { Page } from '@playwright/test';
import { TYPED } from './people.ts';

/**
 * Kept in every language: names, member ids, numbers of receipts, addresses, kinds of files as their names end, and the example of a postcode
 * with letters; the key Enter.
 */
const KEPT =
  /\b(?:(?:Tamil |Marathi )?Mala|WhatsApp|UPI|PDF|Google|Android|(?:TM|M[MF])[\d/-]*|PNG|JPE?G|GIF|DOCX?|XLSX|CSV|IFSC|SBIN0001234|README|docs|https|[A-Z]+_[A-Z_]+|Facebook|Instagram|YouTube|X|Excel|HEIC|SW1A 1AA|Enter)\b|127\.0\.0\.1\S*|\S+@\S+|(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\S*/gi;

const LATIN = /\p{Script=Latin}/u;

/** What options are called in Latin letters, which stands after their name where a text can have no second `lang`. */
const NAMES = new Set([
  ...DOMAINS.flatMap((domain) =>
    Object.values(communities[domain].lists).flatMap((options) => options.map(({ en }) => en)),
  ),
  ...TOWNS.map(([en = '']) => en),
]);

interface Piece {
  /** `main > p` or `button[aria-label]`, for whoever reads the failure */
  place: string;
  text: string;
  /** in which no part can be marked as somebody's own words */
  plain: boolean;
}

/**
 * Every text of a page, shown or not, that is in its own language as its `lang` says: what is read and what a screen
 * reader, a search engine or a messenger says. Texts in an element marked `translate="no"` are members' own, and what
 * stands in a field is its reader's.
 */
function piecesOf(): Piece[] {
  const { documentElement: html } = document;
  const isOwn = (element: Element) => {
    const said = element.closest('[lang]')?.getAttribute('lang');
    return said === html.lang && element.closest('[translate=no]') === null;
  };
  const pieces: Piece[] = [];
  const add = (element: Element, place: string, text: string | null, plain = true) => {
    if (text?.trim() && isOwn(element)) pieces.push({ place, text: text.trim(), plain });
  };
  const LEFT_OUT = 'script, style, noscript, template, textarea, svg:not([role])';
  const texts = document.createTreeWalker(html, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(LEFT_OUT)) continue;
    // React writes one sentence as several texts
    if (node.previousSibling?.nodeType === Node.TEXT_NODE) continue;
    let text = '';
    for (let part: Node | null = node; part?.nodeType === Node.TEXT_NODE; part = part.nextSibling)
      text += part.nodeValue;
    const place = `${parent.parentElement?.localName} > ${parent.localName}`;
    add(parent, place, text, parent.localName === 'title');
  }
  const NAMING = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
  for (const name of [...NAMING, 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`))
      add(element, `${element.localName}[${name}]`, element.getAttribute(name));
  const SAYING =
    /^(description|application-name|apple-mobile-web-app-title|og:(title|description|image:alt|site_name))$/;
  for (const meta of document.querySelectorAll('meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    if (SAYING.test(name)) add(meta, `meta ${name}`, meta.getAttribute('content'));
  }
  return pieces;
}

/** Without the name in Latin letters behind the one in the script of the page: `அஸ்வினி / Aswini`. */
function withoutOther(text: string): string {
  const [before = '', ...behind] = text.split(' / ');
  if (behind.length === 0 || LATIN.test(before)) return text;
  const name = [...NAMES].find((one) => behind.join(' / ').startsWith(one));
  return name ? before + behind.join(' / ').slice(name.length) : text;
}

/** Without the words of the walk's people. */
function withoutTyped(text: string): string {
  return TYPED.reduce((rest, word) => rest.replaceAll(word, ''), text);
}

/** The texts of a page in Latin letters, other than what is kept in every language. */
export async function latinOn(page: Page): Promise<string[]> {
  const pieces = await page.evaluate(piecesOf);
  const found = pieces.filter(({ text, plain }) => {
    const said = plain ? withoutTyped(text) : text;
    return LATIN.test(withoutOther(said).replace(KEPT, ''));
  });
  return [...new Set(found.map(({ place, text }) => `${place}: ${text}`))];
}
