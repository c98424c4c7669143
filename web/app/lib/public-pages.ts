import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { paths } from '../paths.ts';

/** Which public page a URL is; its part `start` may name a community. */
export function pageOf(pathname: string, start: string | undefined): string {
  const path = start ? pathname.replace(`/${start}`, '') : pathname;
  return path.replace(/^\/signup\/.*/, '/signup').replace(/(?<=.)\/$/, '') || '/';
}

/** YYYY-MM-DD, if the page states when it was changed. */
export function changedOn(path: string): string | null {
  return path === paths.terms || path === paths.privacy ? TERMS_VERSION : null;
}
