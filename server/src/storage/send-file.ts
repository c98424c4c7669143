import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';
import type { Images } from '../media/images.ts';
import type { Files } from './files.ts';
import type { SignedUrls } from './signed-urls.ts';

/** What sending a file takes. */
export interface Sender {
  files: Pick<Files, 'stream'>;
  signedUrls: Pick<SignedUrls, 'verify'>;
  images: Pick<Images, 'toJpeg'>;
  now: () => Date;
}

/** The query of a signed address. */
export interface Signed {
  Querystring: { expires?: unknown; signature?: unknown };
}

/** Seconds that a browser may keep a file without asking again: so long at most a file outlives what ended its address. */
const KEPT_SECONDS = 60;

/** Whatever the file holds, it runs nothing and loads nothing in our origin. */
const NO_RIGHTS = "default-src 'none'; sandbox";

/** Throws 404 NOT_FOUND unless the address of this path is signed by us, unchanged and not expired. */
export function requireSigned(
  sender: Sender,
  path: string,
  { expires, signature }: Signed['Querystring'],
): void {
  if (!sender.signedUrls.verify(path, expires, signature)) throw new AppError('NOT_FOUND');
}

/**
 * Answers with a stored file, a picture of ours as a JPEG where the browser takes no WebP. Throws 404 NOT_FOUND where
 * it is gone, and TOO_MANY where too many JPEGs are asked for at once.
 */
export async function sendFile(
  sender: Sender,
  reply: FastifyReply,
  key: string,
  file: { type: string; disposition: string; expires: unknown },
): Promise<FastifyReply> {
  const { type, contents, size } = await chosen(sender, reply, key, file.type);
  const left = Math.max(0, Number(file.expires) - Math.floor(sender.now().getTime() / 1000));
  return reply
    .type(type)
    .header('content-length', size)
    .header('content-disposition', file.disposition)
    .header('content-security-policy', NO_RIGHTS)
    .header('cache-control', `private, max-age=${Math.min(KEPT_SECONDS, left)}`)
    .send(contents);
}

/** What is sent of a stored file: photos are kept as WebP alone (decision 018). */
async function chosen(sender: Sender, reply: FastifyReply, key: string, type: string) {
  const { stream, size } = await sender.files.stream(key);
  if (type !== 'image/webp') return { type, contents: stream, size };
  void reply.header('vary', 'Accept');
  if (takesWebp(reply.request.headers.accept)) return { type, contents: stream, size };
  const contents = await sender.images.toJpeg(await buffer(stream));
  return { type: 'image/jpeg', contents, size: contents.length };
}

/** Whoever names no WebP but other pictures has none; a caller that names nothing takes anything. */
function takesWebp(accept = '*/*'): boolean {
  const ranges = accept.split(',').map((range) => range.trim().toLowerCase());
  const webp = ranges.find((range) => /^image\/webp\s*(;|$)/.test(range));
  if (webp) return !/;\s*q=0(\.0*)?\s*$/.test(webp);
  // browsers before WebP send all of image/* or name others beside */*
  return accept.trim() === '' || accept.trim() === '*/*';
}
