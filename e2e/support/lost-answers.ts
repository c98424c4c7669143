import type { Page } from '@playwright/test';

/** Lets the server take what is sent to such addresses and loses its answers on the way back, until it is called off. */
export async function loseAnswers(page: Page, urlPattern: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern, requestStage: 'Response' }],
  });
  session.on('Fetch.requestPaused', ({ requestId, request }) =>
    request.method === 'POST'
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : session.send('Fetch.continueRequest', { requestId }),
  );
  return async () => void (await session.send('Fetch.disable'));
}
