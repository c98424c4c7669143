import type { Readable } from 'node:stream';
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { StorageDriver, StoredFile } from './driver.ts';

/**
 * A bucket named by `s3://bucket`, with `endpoint`, `region`, `accessKeyId` and `secretAccessKey` in the query;
 * what is left out comes from the usual AWS variables.
 */
export function openS3(storageUrl: string): StorageDriver {
  const { bucket, ...settings } = readS3Url(storageUrl);
  return new BucketDriver(new S3Client(settings), bucket);
}

/** flydrive makes one request more for each file's size, and one for the age of each listed file. */
class BucketDriver extends S3Driver implements StorageDriver {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    super({ client, bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#bucket = bucket;
  }

  async open(key: string) {
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key });
    const { Body, ContentLength = 0 } = await this.#client.send(command);
    // in Node.js it always is one
    return { stream: Body as Readable, size: ContentLength };
  }

  async *stored(): AsyncGenerator<StoredFile> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket });
    for await (const { Contents = [] } of pages)
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified) yield { key: Key, modified: LastModified };
  }
}

/** Milliseconds to connect, and without a byte: two attempts end within five seconds (decision 044). */
const TIMEOUTS = { connectionTimeout: 1500, socketTimeout: 2000 };

/** The bucket of such an address and the settings of its client. @throws TypeError when the text is no address */
export function readS3Url(storageUrl: string) {
  const { hostname, searchParams } = new URL(storageUrl);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const accessKeyId = searchParams.get('accessKeyId');
  const secretAccessKey = searchParams.get('secretAccessKey');
  const region = searchParams.get('region');
  return {
    bucket: hostname,
    requestHandler: TIMEOUTS,
    maxAttempts: 2,
    ...(region && { region }),
    // Stores other than Amazon's rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}
