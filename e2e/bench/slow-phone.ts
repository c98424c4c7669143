import { type Browser, chromium, devices, expect, type Page } from '@playwright/test';
import { BROWSER } from '../support/browser-flags.ts';

/** Slow 4G and a slow phone, as Lighthouse has them: a round trip of 150 ms, 1.6 Mbit/s down, 0.75 up. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const TIMES_SLOWER = 4;

/** A phone with empty caches whose waiting and traffic are measured. */
export class SlowPhone {
  readonly page: Page;
  #bytes = 0;
  readonly #loading = new Set<string>();
  #changed = Date.now();
  private constructor(page: Page) {
    this.page = page;
  }

  static launch(): Promise<Browser> {
    return chromium.launch(BROWSER);
  }

  static async of(browser: Browser, baseURL: string): Promise<SlowPhone> {
    const { userAgent = '' } = devices['Pixel 7'] ?? {};
    const context = await browser.newContext({
      baseURL,
      userAgent,
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    // the last thing that was pressed, which a step begins with
    await context.addInitScript(() => {
      addEventListener(
        'click',
        ({ timeStamp }) => performance.mark('pressed', { startTime: timeStamp }),
        true,
      );
    });
    const phone = new SlowPhone(await context.newPage());
    const session = await context.newCDPSession(phone.page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    session.on('Network.requestWillBeSent', ({ requestId }) => phone.#note(requestId, true));
    session.on('Network.loadingFailed', ({ requestId }) => phone.#note(requestId, false));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      phone.#bytes += encodedDataLength;
      phone.#note(requestId, false);
    });
    return phone;
  }

  #note(request: string, loads: boolean): void {
    if (loads) this.#loading.add(request);
    else this.#loading.delete(request);
    this.#changed = Date.now();
  }

  /** Waits until it has loaded nothing for a second. */
  async quiet(): Promise<void> {
    const isQuiet = () => this.#loading.size === 0 && Date.now() - this.#changed > 1000;
    await expect.poll(isQuiet, { timeout: 60_000 }).toBe(true);
  }

  /**
   * Seconds from what was pressed last, or else from the start of the page, until now and the page has nothing to do
   * that would keep a touch waiting; and the bytes that came since it was asked before.
   */
  async waited(): Promise<{ seconds: number; bytes: number }> {
    const ms = await this.page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestIdleCallback(() => {
            const pressed = performance.getEntriesByName('pressed').at(-1)?.startTime ?? 0;
            resolve(performance.now() - pressed);
          }),
        ),
    );
    const bytes = this.#bytes;
    this.#bytes = 0;
    return { seconds: ms / 1000, bytes };
  }
}
