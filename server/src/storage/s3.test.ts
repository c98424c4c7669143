import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFiles, type Files } from './files.ts';

/** As much of a bucket's HTTP interface as our calls use; refuses with 507 whatever is larger than 1000 bytes. */
const objects = new Map<string, Buffer>();
/** what was asked of the bucket, by method */
let asked: string[] = [];
let server: Server;
let files: Files;

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket.example');
    const key = pathname.replace('/photos-bucket/', '');
    const body = await buffer(request);
    asked.push(searchParams.has('list-type') ? 'LIST' : (request.method ?? ''));
    if (!request.headers.authorization?.includes('Credential=a-key/')) reply.writeHead(403).end();
    else if (searchParams.has('list-type'))
      reply.end(listing(searchParams.get('continuation-token')));
    else if (request.method === 'PUT' && body.length > 1000) reply.writeHead(507).end();
    else if (request.method === 'PUT') reply.end(objects.set(key, body) && '');
    else if (request.method === 'DELETE') reply.writeHead(204).end(objects.delete(key) && '');
    else sendObject(objects.get(key));

    function sendObject(found: Buffer | undefined) {
      if (!found) return reply.writeHead(404).end();
      reply.writeHead(200, { 'Content-Length': found.length }).end(found);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const query = new URLSearchParams({
    endpoint,
    region: 'ap-south-1',
    accessKeyId: 'a-key',
    secretAccessKey: 'a-secret',
  });
  files = await createFiles({ storageUrl: `s3://photos-bucket?${query}`, dataDir: '/nowhere' });
});

afterAll(() => server.close());

/** Two files a page; the token is the place of the first. */
function listing(token: string | null): string {
  const start = Number(token ?? 0);
  const next = start + 2 < objects.size ? start + 2 : null;
  const contents = [...objects.keys()]
    .slice(start, start + 2)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-11-20T12:00:00.000Z</LastModified></Contents>`,
    );
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
}

test('the same calls work on a bucket', async () => {
  await files.put('photos/a.webp', Buffer.from('abc'));
  expect(await files.exists('photos/a.webp')).toBe(true);
  const { stream, size } = await files.stream('photos/a.webp');
  expect([size, (await buffer(stream)).toString()]).toEqual([3, 'abc']);
  expect(await Array.fromAsync(files.list())).toEqual([
    { key: 'photos/a.webp', modified: new Date('2026-11-20T12:00:00Z') },
  ]);
  await files.delete('photos/a.webp');
  expect(await files.exists('photos/a.webp')).toBe(false);
});

test('a file is read by one request, and a list by one request per page', async () => {
  const keys = ['one', 'two', 'three', 'four', 'five'].map((name) => `photo/${name}/short`);
  for (const key of keys) await files.put(key, Buffer.from(key));
  asked = [];
  const { stream, size } = await files.stream('photo/two/short');
  expect([size, (await buffer(stream)).toString()]).toEqual([15, 'photo/two/short']);
  expect(asked).toEqual(['GET']);
  asked = [];
  const listed = await Array.fromAsync(files.list());
  expect(listed.map(({ key }) => key)).toEqual(keys);
  expect(asked).toEqual(['LIST', 'LIST', 'LIST']);
  for (const key of keys) await files.delete(key);
});

test('a missing file and a full bucket give the same errors as on disk', async () => {
  await expect(files.stream('photos/none.webp')).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  const large = files.put('photos/large.webp', Buffer.alloc(1001));
  await expect(large).rejects.toMatchObject({ appCode: 'STORAGE_FULL' });
});
