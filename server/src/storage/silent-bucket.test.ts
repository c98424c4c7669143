import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeMember } from '../../test/factories.ts';
import { formOf, PDF } from '../../test/fixtures/uploads.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

// A bucket that accepts connections and never replies.
let bucket: TcpProxy;
let app: TestApp;

beforeEach(async () => {
  bucket = await startTcpProxy(0);
  bucket.silence();
  const query = new URLSearchParams({
    endpoint: `http://127.0.0.1:${bucket.port}`,
    region: 'ap-south-1',
    accessKeyId: 'a-key',
    secretAccessKey: 'a-secret',
  });
  app = await startTestApp({ STORAGE_URL: `s3://photos-bucket?${query}` });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
  await bucket.close();
});

it('answers an upload with 503, and what follows at once (faults 17)', async () => {
  const { token, user_id } = await makeMember(app.ctx);
  const upload = () =>
    app.call(addHoroscopeFiles, {
      token,
      params: { userId: user_id },
      form: formOf('attachment', { name: 'chart.pdf', bytes: PDF }),
    });
  // the two seconds after the silence last as long as this test
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  expect(await upload()).toMatchObject({ status: 503, body: { Code: 'UNAVAILABLE' } });
  const asked = bucket.opened();
  expect(asked).toBe(2);
  await expect(app.ctx.files.delete('photo/a/short')).rejects.toMatchObject({ statusCode: 503 });
  expect(bucket.opened()).toBe(asked);
  const files = await app.ctx.db.selectFrom('horoscope_files').selectAll().execute();
  expect(files).toEqual([]);
});
