import type { IncomingMessage } from 'node:http';
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { StorageDriver, StoredFile } from './driver.ts';

/**
 * A bucket named by `s3://bucket`, with `endpoint`, `region`, `accessKeyId` and `secretAccessKey` in the query;
 * what is left out comes from the usual AWS variables.
 */
export function openS3(storageUrl: string): StorageDriver {
  const { bucket, ...settings } = readS3Url(storageUrl);
  const client = new S3Client({ ...settings, requestHandler: TIMEOUTS });
  const reader = new S3Client({ ...settings, requestHandler: TIMEOUTS_OF_READING });
  return new BucketDriver(client, reader, bucket);
}

/** flydrive makes one request more for each file's size, and one for the age of each listed file. */
class BucketDriver extends S3Driver implements StorageDriver {
  readonly #client: S3Client;
  readonly #reader: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, reader: S3Client, bucket: string) {
    super({ client, bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#reader = reader;
    this.#bucket = bucket;
  }

  async open(key: string) {
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key });
    const { Body, ContentLength = 0 } = await this.#reader.send(command);
    // in Node.js it always is one
    const stream = Body as IncomingMessage;
    endOnSilence(stream, SILENCE_MS);
    return { stream, size: ContentLength };
  }

  async *stored(): AsyncGenerator<StoredFile> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket });
    for await (const { Contents = [] } of pages)
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified) yield { key: Key, modified: LastModified };
  }
}

/** Milliseconds to connect, and without a byte: two attempts end within five seconds (decision 044). */
const SILENCE_MS = 2000;
const TIMEOUTS = { connectionTimeout: 1500, socketTimeout: SILENCE_MS };

/** Until a file's first byte; the client's own timeout would also count what a slow reader of ours takes. */
const TIMEOUTS_OF_READING = {
  connectionTimeout: 1500,
  requestTimeout: SILENCE_MS,
  throwOnRequestTimeout: true,
};

/** Breaks off an answer in which nothing comes for so long, unless what came has not been read yet. */
export function endOnSilence(answer: IncomingMessage, ms: number): void {
  const { socket } = answer;
  const onTimeout = () => {
    if (answer.readableLength > 0 || answer.complete) return socket.setTimeout(ms);
    return answer.destroy(
      Object.assign(new Error('the bucket went silent'), { code: 'ETIMEDOUT' }),
    );
  };
  socket.setTimeout(ms).on('timeout', onTimeout);
  // the connection is used again
  answer.once('close', () => socket.setTimeout(0).off('timeout', onTimeout));
}

/** The bucket of such an address and the settings of its client. @throws TypeError when the text is no address */
export function readS3Url(storageUrl: string) {
  const { hostname, searchParams } = new URL(storageUrl);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const accessKeyId = searchParams.get('accessKeyId');
  const secretAccessKey = searchParams.get('secretAccessKey');
  const region = searchParams.get('region');
  return {
    bucket: hostname,
    maxAttempts: 2,
    ...(region && { region }),
    // Stores other than Amazon's rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}
