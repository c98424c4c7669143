import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

/** Addresses last one hour at most (server rules, section 8). */
const LIFETIME_SECONDS = 3600;

/** Addresses made within one step are equal, so that browsers can cache a picture. */
const STEP_SECONDS = 300;

/** The size in a picture's path. */
const SIZE = new RegExp(`/(?:${PICTURE_SIZES.join('|')})(?=/|$)`);

export interface SignedUrls {
  /**
   * `path` with `expires` (unix seconds, 55 to 60 minutes ahead) and `signature` behind it. The path names the
   * file's kind and id, so the signature is bound to both.
   */
  sign(path: string): string;
  /** The addresses of a picture's sizes. Whoever may see one of them may see all, so they have one signature. */
  signPicture(pathOf: (size: PictureSize) => string): Record<PictureSize, string>;
  /** the `expires` of what is signed now */
  expiry(): number;
  /** True while an address made by `sign` is unchanged and not expired; takes the query's values as they came. */
  verify(path: string, expires: unknown, signature: unknown): boolean;
}

/**
 * @param options.secret AUTH_SECRET; a new one ends every address
 * @param options.assetsUrl where it is the appUrl, addresses start at the root, so that a site which is reached under
 *   several host names works
 */
export function createSignedUrls(options: {
  secret: string;
  assetsUrl: string;
  appUrl: string;
  now: () => Date;
}): SignedUrls {
  // made once: a list page signs twenty pictures
  const key = createSecretKey(
    Buffer.from(hkdfSync('sha256', options.secret, '', 'mala file addresses v1', 32)),
  );
  const base = options.assetsUrl === options.appUrl ? '' : options.assetsUrl;

  function signatureOf(path: string, expires: number | string): string {
    return createHmac('sha256', key)
      .update(`${path.replace(SIZE, '')}?${expires}`)
      .digest('base64url');
  }
  function nowSeconds(): number {
    return Math.floor(options.now().getTime() / 1000);
  }

  function expiry(): number {
    const latest = nowSeconds() + LIFETIME_SECONDS;
    return latest - (latest % STEP_SECONDS);
  }

  function queryOf(path: string): string {
    const expires = expiry();
    return `?expires=${expires}&signature=${signatureOf(path, expires)}`;
  }

  return {
    expiry,
    sign: (path) => `${base}${path}${queryOf(path)}`,
    signPicture(pathOf) {
      const query = queryOf(pathOf('url'));
      const address = (size: PictureSize) => `${base}${pathOf(size)}${query}`;
      return { large: address('large'), short: address('short'), url: address('url') };
    },
    verify(path, expires, signature) {
      const until = typeof expires === 'string' ? expires : '';
      const given = Buffer.from(typeof signature === 'string' ? signature : '');
      const expected = Buffer.from(signatureOf(path, until));
      // The signature is compared first, so that every refusal takes the same time.
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && Number(until) > nowSeconds();
    },
  };
}
