import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../support/browser-flags.ts';
import { signIn } from './sign-in.ts';
import { spreadOf } from './spread.ts';

/** The pauses of somebody who decides fast: what comes next is loaded in them. */
const LOOKS_MS = 400;
const DECISIONS = 40;

/** Has the page note the milliseconds from each key until the page names another profile and is painted. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const shown = () => document.querySelector('article h2')?.textContent ?? '';
    let [pressed, before] = [0, shown()];
    addEventListener(
      'keydown',
      () => {
        pressed = performance.now();
        before = shown();
      },
      true,
    );
    new MutationObserver(() => {
      if (!pressed || shown() === before) return;
      const since = pressed;
      pressed = 0;
      // the frame after the one that has it is painted
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - since)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

// node e2e/bench/review.ts URL: of the demonstration
const [url = ''] = process.argv.slice(2);
const browser = await chromium.launch(BROWSER);
try {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
  await signIn(page, url, ({ role }) => role === 'administrator');
  await page.goto('/admin/profile/review');
  await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
  await watchKeys(page);
  for (let turn = 0; turn < DECISIONS; turn += 1) {
    await page.waitForTimeout(LOOKS_MS);
    await page.keyboard.press('a');
  }
  await page.waitForTimeout(LOOKS_MS);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  process.stdout.write(`key to next profile   ${spreadOf(times)}\n`);
} finally {
  await browser.close();
}
