import type { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { nextStep, type Way } from './fault.ts';

type Send = (this: S3Client, command: object, ...more: unknown[]) => Promise<unknown>;

/** As the client throws it after its last attempt; a silence would be remembered for other attempts as well. */
const lost = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
const full = () => Object.assign(new Error('no room'), { $metadata: { httpStatusCode: 507 } });

/** Calls of a bucket in attempts fail as asked from now on, others do not; returns what ends that. */
export function failBucket(): () => void {
  const real = S3Client.prototype.send as Send;

  async function fail(way: Way, ask: () => Promise<unknown>): Promise<unknown> {
    if (way === 'ENOSPC') throw full();
    if (way === 'lost') throw lost();
    const { Body } = (await ask()) as { Body?: Readable };
    if (!Body) throw lost();
    // what was read of it is lost with the rest
    return { Body: Body.destroy(lost()) };
  }

  S3Client.prototype.send = function (this: S3Client, ...given: Parameters<Send>) {
    const what = given[0].constructor.name.replace('Command', '');
    const writes = /^(Put|Delete)/.test(what);
    const way = nextStep({ of: 'bucket', what, writes, within: false });
    const ask = () => Reflect.apply(real, this, given) as Promise<unknown>;
    return way ? fail(way, ask) : ask();
  } as typeof S3Client.prototype.send;
  return () => {
    S3Client.prototype.send = real as typeof S3Client.prototype.send;
  };
}
