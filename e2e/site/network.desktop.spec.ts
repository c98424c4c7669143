import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
const OF_MEMBERS = [
  '/profile/search',
  '/profile/edit/basic',
  '/profile/edit/personal',
  '/profile/edit/work',
  '/profile/edit/photo',
  '/profile/edit/family',
  '/profile/edit/horoscope',
  '/password/change',
  '/upgrade',
  '/subscription',
  '/register-upgrade',
  '/help',
];

/** The fonts of whole scripts; the subsets for the sites' two names are called otherwise. */
const WHOLE_SCRIPT = /noto-sans-(tamil|devanagari)/;

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

/** The address of the toasts' code, which a page fetches at the first touch once its scripts have come. */
function toasterAddress(): string {
  const file = join(import.meta.dirname, '../../web/build/en/pages.json');
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as WebBuild;
  const found = Object.entries(scripts).find(([, { name }]) => name === 'toaster');
  if (!found) throw new Error('the build has no toasts');
  return found[0];
}

/** Opens a page and touches it, so that what waits for the first touch is fetched as well. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectArrived(page);
  const toaster = toasterAddress();
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

const SCRIPT = { tamilmala: 'tamil', marathimala: 'devanagari' } as const;

for (const domain of ['tamilmala', 'marathimala'] as const)
  test(`a member of ${domain} asks nobody but the site, and for the font of no other script`, async ({
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
    await visitAs(member, '/profile/search');
    for (const path of [...OF_MEMBERS, `/profile/view/${other.user_id}`]) await open(page, path);
    expect(traffic.foreign).toEqual([]);
    expect(traffic.faults).toEqual([]);
    const whole = traffic.fonts.flatMap((font) => WHOLE_SCRIPT.exec(font)?.[1] ?? []);
    expect([...new Set(whole)]).toEqual([SCRIPT[domain]]);
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
