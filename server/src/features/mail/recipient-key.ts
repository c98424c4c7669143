import { createHash } from 'node:crypto';

/** Mail services that ignore dots before the @. */
const DOTLESS = /^(gmail|googlemail)\.com$/;

/**
 * The key of whoever reads an address, as a hash: the case of letters, a tag (`meena+tag@`) and dots at Gmail make no
 * other recipient.
 */
export function recipientKey(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  const reader = DOTLESS.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
  return createHash('sha256').update(reader).digest('base64url');
}
