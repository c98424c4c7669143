import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { readS3Url } from '../storage/s3.ts';
import type { Place } from './place.ts';

/** Milliseconds: longer than for people who wait (decision 044). */
const TIMEOUTS = { connectionTimeout: 5000, socketTimeout: 20_000 };

/** The objects below the path of an address such as `s3://bucket/prefix`, with the query of STORAGE_URL. */
export function openBucket(address: string): Place {
  const { bucket, ...settings } = readS3Url(address);
  const path = new URL(address).pathname.replace(/^\/+|\/+$/g, '');
  const root = path && `${path}/`;
  const client = new S3Client({ ...settings, requestHandler: TIMEOUTS, maxAttempts: 4 });
  const keyOf = (name: string) => ({ Bucket: bucket, Key: root + name });

  /** In parts of 5 MB, which become an object only together. */
  async function upload(name: string, body: Readable | Uint8Array | string): Promise<void> {
    await new Upload({ client, params: { ...keyOf(name), Body: body }, queueSize: 1 }).done();
  }
  return {
    put: upload,
    write: upload,
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand(keyOf(name)));
      return Body as Readable;
    },
    async *list(prefix) {
      const wanted = { Bucket: bucket, Prefix: root + prefix, Delimiter: '/' };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, wanted))
        for (const { Key, Size = 0, LastModified } of Contents)
          if (Key && LastModified)
            yield { name: Key.slice(root.length), bytes: Size, modified: LastModified };
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(keyOf(name)));
    },
  };
}
