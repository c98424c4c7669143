import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { type Language, languagePrefix } from '@mala/contract/communities/languages.ts';
import type { WebBuild } from '@mala/contract/web-build.ts';
import type { Page } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { expectArrived } from '../support/arrived.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawPhoto } from '../support/pictures.ts';

// responses cached by other tests would hide requests
test.use({ keepsPage: false });

const PUBLIC = [
  '/',
  '/tamilmala',
  '/marathimala',
  '/login',
  '/signup',
  '/signup/tamilmala',
  '/signup/marathimala',
  '/password/reset',
  '/view/terms',
  '/view/privacy',
  '/no/such/page',
];
const MEMBERS = [
  '/password/change',
  '/upgrade',
  '/subscription',
  '/register-upgrade',
  '/help',
  '/profile/search',
  '/profile/edit/basic',
  '/profile/edit/personal',
  '/profile/edit/work',
  '/profile/edit/photo',
  '/profile/edit/family',
  '/profile/edit/horoscope',
];

/** The fonts of whole scripts; the subsets for the sites' two names are called otherwise. */
const WHOLE_SCRIPT = /\/(tamil|devanagari)-/;

interface Traffic {
  /** addresses outside of the site */
  foreign: string[];
  fonts: string[];
  /** what failed, was refused by the policy or was complained of */
  faults: string[];
}

/** Notes what a page asks the network for, from now on. */
function watch(page: Page, origin: string): Traffic {
  const traffic: Traffic = { foreign: [], fonts: [], faults: [] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin)
      traffic.foreign.push(url.href);
    if (request.resourceType() === 'font') traffic.fonts.push(url.pathname);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) traffic.faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // leaving a page aborts its open requests
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') traffic.faults.push(`${reason} ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') traffic.faults.push(message.text());
  });
  page.on('pageerror', (error) => traffic.faults.push(error.message));
  return traffic;
}

/** The address of the toasts' code in a language, which a page fetches at the first touch once its scripts have come. */
function toasterAddress(language: string): string {
  const file = join(import.meta.dirname, '../../web/build', language, 'pages.json');
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as WebBuild;
  const found = Object.entries(scripts).find(([, { name }]) => name === 'toaster');
  if (!found) throw new Error('the build has no toasts');
  return found[0];
}

/** Opens a page and touches it, so that what waits for the first touch is fetched as well. */
async function open(page: Page, path: string, language: Language = 'en'): Promise<void> {
  await page.goto(languagePrefix(language) + path);
  await expectArrived(page);
  const toaster = toasterAddress(language);
  // a touch before the scripts have loaded is ignored
  await expect(async () => {
    await page.keyboard.press('Shift');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.join()).toContain(toaster);
  }).toPass();
}

/** What an address that is no page has to answer, and what Chromium says to that. */
const NO_PAGE = /^404 .*\/no\/such\/page$|^Failed to load resource: .* 404 \(Not Found\)$/;

test('public pages ask nobody but the site, for nothing in vain, and for no script’s font', async ({
  page,
  server,
}) => {
  const traffic = watch(page, server.url);
  for (const path of PUBLIC) {
    await open(page, path);
    const isPage = path !== '/no/such/page';
    const faults = traffic.faults.splice(0).filter((fault) => isPage || !NO_PAGE.test(fault));
    expect.soft(faults, path).toEqual([]);
  }
  expect(traffic.foreign).toEqual([]);
  expect(traffic.fonts.filter((font) => WHOLE_SCRIPT.test(font))).toEqual([]);
});

const OWN = {
  tamilmala: { language: 'ta', script: 'tamil' },
  marathimala: { language: 'mr', script: 'devanagari' },
} as const;

for (const domain of DOMAINS)
  test(`a member of ${domain} asks nobody but the site, and for a script’s font only on pages in that script`, async ({
    page,
    people,
    server,
    visitAs,
  }) => {
    const photo = await drawPhoto();
    const member = await people.register({ domain, approved: true, photo });
    // without one, /subscription is answered with a refusal
    await people.giveSilver(member);
    const other = await people.register({ domain, gender: 'male', approved: true, photo });
    const traffic = watch(page, server.url);
    await visitAs(member, '/help');
    /** The scripts whose fonts some pages in a language ask for. */
    const scriptsOf = async (language: Language, paths: readonly string[]) => {
      for (const path of paths) await open(page, path, language);
      const whole = traffic.fonts.splice(0).flatMap((font) => WHOLE_SCRIPT.exec(font)?.[1] ?? []);
      return [...new Set(whole)];
    };
    const { language, script } = OWN[domain];
    const paths = [...MEMBERS, `/profile/view/${other.user_id}`];
    expect(await scriptsOf('en', paths)).toEqual([]);
    // their code is that of the English ones; these have texts of every kind
    const told = ['/profile/search', '/profile/edit/horoscope', `/profile/view/${other.user_id}`];
    expect(await scriptsOf(language, told)).toEqual([script]);
    expect(traffic.foreign).toEqual([]);
    expect(traffic.faults).toEqual([]);
  });

test('a script that found its way into a page does not run', async ({ page }) => {
  await page.goto('/login');
  const refused = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const directives: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          directives.push(effectiveDirective);
          if (directives.length === 2) resolve(directives);
        });
        const script = document.createElement('script');
        script.textContent = 'document.documentElement.dataset.injected = "script"';
        const button = document.createElement('button');
        button.setAttribute('onclick', 'document.documentElement.dataset.injected = "attribute"');
        document.body.append(script, button);
        button.click();
      }),
  );
  expect(refused.sort()).toEqual(['script-src-attr', 'script-src-elem']);
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
});

test('cookies go to this site alone', async ({ page, context, people }) => {
  await logIn(page, await people.register({ domain: 'tamilmala' }));
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible();
  const cookies = await context.cookies();
  // over http; behind https the session's is marked Secure (token.test.ts)
  const strict = { domain: '127.0.0.1', sameSite: 'Strict', secure: false };
  expect(cookies.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
    expect.objectContaining({ ...strict, name: 'accessTokenV2', path: '/' }),
    expect.objectContaining({ ...strict, name: 'device', path: '/api', httpOnly: true }),
    expect.objectContaining({ ...strict, name: 'keptSignIn', path: '/', value: '1' }),
    expect.objectContaining({ ...strict, name: 'refreshToken', path: '/api', httpOnly: true }),
  ]);
});
