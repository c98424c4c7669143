import { unsafe } from './refused.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
/** A number to call says nothing that its text does not. */
const CALL = 'tel:';
/** What a reader could take for the end of an address, or for another computer. */
const ODD = /[\s"\\<>^`{|}\p{Cc}]/u;

/**
 * The address of a link as it is written; null for a place in the same document and a number to call, whose text is kept.
 * @throws AppError UNSAFE_FILE for any other than http, https and mailto
 */
export function checkedLink(target: string): string | null {
  const address = target.trim();
  if (address === '' || address.startsWith('#')) return null;
  if (!URL.canParse(address)) throw unsafe();
  const { protocol, href } = new URL(address);
  if (protocol === CALL) return null;
  if (!PROTOCOLS.has(protocol) || ODD.test(href)) throw unsafe();
  return href;
}

/**
 * Whether a template is on the computer of whoever wrote the document: Word notes its path there. Nothing is fetched from
 * elsewhere then, and it is left out.
 */
export function isOwnTemplate(target: string): boolean {
  const path = target.replace(/^file:\/\/(?:localhost)?\/(?![\\/])/i, '').replaceAll('%20', ' ');
  return /^(?:[a-z]:[\\/])?(?![\\/])[^:%]+$/i.test(path) && !/[\\/]{2}/.test(path);
}
