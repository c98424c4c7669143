import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Config } from '@react-router/dev/config';
import { paths } from './app/paths.ts';

/** The public pages are written at build time; every other address gets the fallback page. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [
    paths.home,
    paths.login,
    paths.signup(),
    ...DOMAINS.map((domain) => paths.signup(domain)),
    paths.terms,
    paths.privacy,
  ],
} satisfies Config;
