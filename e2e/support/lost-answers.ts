import type { Page } from '@playwright/test';

/** Passes requests to these URLs to the server and drops its replies, until it is stopped. */
export async function loseAnswers(page: Page, urlPattern: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern, requestStage: 'Response' }],
  });
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const handled =
      request.method === 'POST'
        ? session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
        : session.send('Fetch.continueRequest', { requestId });
    // what is paused as this is stopped goes on by itself
    handled.catch(() => undefined);
  });
  return async () => void (await session.send('Fetch.disable'));
}
