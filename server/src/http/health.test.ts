import { expect, it } from 'vitest';
import { startTestApp } from '../../test/test-app.ts';

it('answers 200 once the database answers, and 503 when it no longer does', async () => {
  const app = await startTestApp();
  try {
    const well = await fetch(`${app.url}/api/health`);
    expect([well.status, await well.json()]).toEqual([200, { status: 'ok' }]);
    await app.ctx.db.destroy();
    const ill = await fetch(`${app.url}/api/health`);
    expect(ill.status).toBe(503);
    expect(await ill.json()).toEqual({ Code: 'UNAVAILABLE', Message: expect.any(String) });
  } finally {
    await app.close();
  }
});
