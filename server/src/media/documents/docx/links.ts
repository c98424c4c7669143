import { unsafe } from './refused.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
/** What a reader could take for the end of an address, or for another computer. */
const ODD = /[\s"\\<>^`{|}\p{Cc}]/u;

/**
 * The address of a link as it is written; null for a place in the same document.
 * @throws AppError UNSAFE_FILE for anything but http, https and mailto
 */
export function checkedLink(target: string): string | null {
  const address = target.trim();
  if (address === '' || address.startsWith('#')) return null;
  if (!URL.canParse(address)) throw unsafe();
  const { protocol, href } = new URL(address);
  if (!PROTOCOLS.has(protocol) || ODD.test(href)) throw unsafe();
  return href;
}
