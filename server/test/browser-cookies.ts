import { renewSignIn } from '@mala/contract/auth/kept-sign-in.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import type { Calls } from './calls.ts';
import { PASSWORD } from './factories/accounts.ts';
import type { TestApp } from './test-app.ts';

export type Cookies = Record<string, string>;

/** A browser: keeps the cookies that replies set, and sends them with each call. It does not look at paths and ages. */
export interface Browser {
  call: Calls;
  cookies(): Cookies;
  names(): string[];
  /** the `set-cookie` headers of the last reply that had any */
  written(): readonly string[];
  restore(cookies: Cookies): void;
  /** another browser with the same cookies, which may call another process */
  copy(calls?: Calls): Browser;
}

export function createBrowser(call: Calls, start: Cookies = {}): Browser {
  let kept: Cookies = { ...start };
  let written: readonly string[] = [];
  return {
    async call(endpoint, { headers, ...sending } = {}) {
      const cookie = Object.entries(kept)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const answer = await call(endpoint, {
        ...sending,
        headers: { ...(cookie ? { cookie } : {}), ...headers },
      });
      const set = answer.headers.getSetCookie();
      if (set.length > 0) written = set;
      for (const one of set) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
        if (one.includes('Max-Age=0;')) delete kept[name];
        else kept[name] = value;
      }
      return answer;
    },
    cookies: () => ({ ...kept }),
    names: () => Object.keys(kept),
    written: () => written,
    restore(cookies) {
      kept = { ...cookies };
    },
    copy: (calls = call) => createBrowser(calls, kept),
  };
}

/** Signs somebody in, in a browser of its own. */
export async function signInHere(
  app: TestApp,
  { mobile_no }: { mobile_no: string },
  keep_signed_in: boolean,
) {
  const browser = createBrowser(app.call);
  const body = { mobile_no, password: PASSWORD, keep_signed_in };
  const { token = '' } = (await browser.call(login, { body })).body;
  return { browser, token, renew: () => browser.call(renewSignIn) };
}
