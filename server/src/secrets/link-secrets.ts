import { createHash, createHmac, hkdfSync } from 'node:crypto';

/**
 * The secrets of mailed links, derived from the site's secret and the row's id, so that a mail can be rendered again
 * with the same link and neither the database nor the queue holds one.
 */
export interface LinkSecrets {
  /** 43 letters, digits, `-` and `_`. */
  secretOf(purpose: string, id: string): string;
  /** The stored hash of a secret, as hex. */
  hashOf(secret: string): string;
}

export function createLinkSecrets(secret: string): LinkSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mala mailed links', 32));
  return {
    secretOf: (purpose, id) =>
      createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url'),
    hashOf: (given) => createHash('sha256').update(given).digest('hex'),
  };
}
