import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As much of a bucket's HTTP interface as our calls use, without its security. */
export interface Bucket {
  objects: Map<string, Buffer>;
  /** what was asked of it, by method */
  asked: string[];
  /** refuses larger objects with 507; unset: none */
  maxBytes?: number;
  /** answers nothing */
  silent?: boolean;
  /** ends the connection in the middle of an object that is read */
  cuts?: boolean;
  /** uploads in parts that are neither complete nor given up */
  unfinished: Map<string, Map<number, Buffer>>;
  /** called with each method */
  onAsked?: (method: string) => void;
  /** `s3://name/path` with the query that leads here */
  address(path?: string): string;
  close(): void;
}

const NAME = 'test-bucket';

/** @param pageSize objects on a page of a list */
export async function startBucket(pageSize = 1000): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const unfinished: Bucket['unfinished'] = new Map();
  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket.example');
    const key = decodeURIComponent(pathname.replace(`/${NAME}/`, ''));
    const body = await buffer(request);
    const isList = searchParams.has('list-type');
    const method = isList ? 'LIST' : (request.method ?? '');
    bucket.asked.push(method);
    bucket.onAsked?.(method);
    if (bucket.silent) return;
    const isFull = body.length > (bucket.maxBytes ?? Number.POSITIVE_INFINITY);
    if (!request.headers.authorization?.includes('Credential=a-key/')) reply.writeHead(403).end();
    else if (isList) reply.end(listing(objects, searchParams, pageSize));
    else if (request.method === 'PUT' && isFull) reply.writeHead(507).end();
    else if (searchParams.has('uploads') || searchParams.has('uploadId')) uploadInParts();
    else if (request.method === 'PUT') reply.end(objects.set(key, body) && '');
    else if (request.method === 'DELETE') reply.writeHead(204).end(objects.delete(key) && '');
    else sendObject(objects.get(key));

    function sendObject(found: Buffer | undefined) {
      if (!found) return reply.writeHead(404).end();
      reply.writeHead(200, { 'Content-Length': found.length });
      if (!bucket.cuts) return reply.end(found);
      reply.write(found.subarray(0, found.length >> 1), () => reply.destroy());
    }

    function uploadInParts() {
      const id = searchParams.get('uploadId') ?? String(unfinished.size);
      const parts = unfinished.get(id) ?? new Map<number, Buffer>();
      if (method === 'PUT') {
        parts.set(Number(searchParams.get('partNumber')), body);
        return reply.writeHead(200, { ETag: '"part"' }).end();
      }
      if (searchParams.has('uploads')) {
        unfinished.set(id, parts);
        return reply.end(
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      unfinished.delete(id);
      if (method === 'DELETE') return reply.writeHead(204).end();
      const ordered = [...parts].sort(([one], [other]) => one - other).map(([, part]) => part);
      objects.set(key, Buffer.concat(ordered));
      reply.end(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
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
  const bucket: Bucket = {
    objects,
    unfinished,
    asked: [],
    address: (path = '') => `s3://${NAME}${path}?${query}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return bucket;
}

/** A page; the token is the place of its first object. */
function listing(objects: Map<string, Buffer>, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const found = [...objects].filter(
    ([key]) =>
      key.startsWith(prefix) && !(delimiter && key.slice(prefix.length).includes(delimiter)),
  );
  const start = Number(query.get('continuation-token') ?? 0);
  const next = start + pageSize < found.length ? start + pageSize : null;
  const contents = found
    .slice(start, start + pageSize)
    .map(
      ([key, { length }]) =>
        `<Contents><Key>${key}</Key><Size>${length}</Size><LastModified>2026-11-20T12:00:00.000Z</LastModified></Contents>`,
    );
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
}
