import { DOMAINS } from '@mala/contract/communities/domain.ts';

/** What may stand for a part of an address; any other name stands for anything. */
const VALUES: Readonly<Record<string, string>> = {
  site: DOMAINS.join('|'),
  domain: DOMAINS.join('|'),
  mode: 'register|edit',
};

function patternOf(address: string): string {
  const parts = address.split('/').filter(Boolean);
  return parts
    .map((part) => {
      const [, name = '', optional] = /^:(\w+)(\?)?$/.exec(part) ?? [];
      const pattern = name ? `/(?:${VALUES[name] ?? '[^/]+'})` : `/${RegExp.escape(part)}`;
      return optional ? `(?:${pattern})?` : pattern;
    })
    .join('');
}

/**
 * Tells by the addresses of a built web whether a path, without its first slash, is the address of a page; whoever
 * asks for another one gets the page that says so.
 */
export function isPageAddress(addresses: readonly string[]): (path: string) => boolean {
  const pages = new RegExp(`^(?:${addresses.map(patternOf).join('|')})/?$`, 'i');
  return (path) => pages.test(`/${path}`);
}
