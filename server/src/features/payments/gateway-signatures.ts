import { createHmac } from 'node:crypto';
import { isSameBytes } from '../../secrets/same-bytes.ts';

function signs(secret: string, text: string | Buffer, given: unknown): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'));
  const signature = Buffer.from(typeof given === 'string' ? given : '');
  return isSameBytes(signature, expected);
}

/** Whether the gateway signed what a browser brings back from its page. */
export function isSignedReturn(
  keySecret: string,
  { order, payment, signature }: { order: string; payment: string; signature: unknown },
): boolean {
  return signs(keySecret, `${order}|${payment}`, signature);
}

/** Whether the gateway signed an event, by its bytes as they came. */
export function isSignedEvent(webhookSecret: string, body: Buffer, signature: unknown): boolean {
  return signs(webhookSecret, body, signature);
}
