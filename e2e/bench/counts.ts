import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { countSearch } from '@mala/contract/search.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { NETWORK, SlowPhone } from './slow-phone.ts';
import { spreadOf } from './spread.ts';

/** Choices that are taken in each group. */
const IN_A_GROUP = 5;
/** Of somebody who reads the counts between two changes. */
const LOOKS_MS = 400;

/** What a change of a filter took, in milliseconds, and what came for it. */
interface Change {
  /** from the touch until the counts are painted */
  total: number;
  /** of the reply, with its headers */
  bytes: number;
}

/** Has the page note each change of a filter until its counts are painted. */
async function watchCounts(page: Page): Promise<void> {
  await page.evaluate((path) => {
    const changes: Change[] = [];
    Object.assign(window, { changes });
    let pressed = 0;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      true,
    );
    new MutationObserver(([first]) => {
      const { target } = first ?? {};
      if (!(target instanceof Element) || target.hasAttribute('data-outdated')) return;
      const since = pressed;
      // the frame after the one that has them is painted
      requestAnimationFrame(() =>
        setTimeout(() => {
          const total = performance.now() - since;
          const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const call = calls.findLast(({ name }) => name.endsWith(path));
          changes.push({ total, bytes: call?.transferSize ?? 0 });
        }),
      );
    }).observe(document.body, { subtree: true, attributeFilter: ['data-outdated'] });
  }, countSearch.path);
}

async function measure(browser: Browser, url: string, domain: string): Promise<string> {
  const { page } = await SlowPhone.of(browser, url);
  await signIn(page, url, (one) => one.role === 'paying' && one.domain === domain);
  await page.goto('/profile/search');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^Show/ })).toContainText(/\d/);
  await watchCounts(page);
  const changed = () => page.evaluate(() => (window as unknown as { changes: Change[] }).changes);
  for (const group of await sheet.locator('details').all()) {
    await group.locator('summary').click();
    // without the choice of what each search begins with
    const boxes = await group.locator('input[type=checkbox]:not([name^=preferred])').all();
    for (const box of boxes.slice(0, IN_A_GROUP)) {
      const { length } = await changed();
      await box.click();
      await expect.poll(async () => (await changed()).length).toBeGreaterThan(length);
      await page.waitForTimeout(LOOKS_MS);
      // whose counts are kept
      await box.click();
      await page.waitForTimeout(LOOKS_MS);
    }
    await group.locator('summary').click();
  }
  const own = (await changed()).map(({ total, bytes }) => total - networkMs(bytes));
  await page.context().close();
  return `${domain}: a change of a filter to its counts, beyond the network   ${spreadOf(own)}`;
}

/** What the emulated network takes for a reply: a round trip and the bytes. */
const networkMs = (bytes: number) => NETWORK.latency + (bytes / NETWORK.downloadThroughput) * 1000;

// node e2e/bench/counts.ts URL: of the demonstration
const [url = ''] = process.argv.slice(2);
const browser = await SlowPhone.launch();
try {
  for (const domain of DOMAINS) process.stdout.write(`${await measure(browser, url, domain)}\n`);
} finally {
  await browser.close();
}
