import { timingSafeEqual } from 'node:crypto';
import { OPTIONAL_MAILS, type OptionalMail } from '@mala/contract/mail.ts';
import type { Context } from '../../context.ts';

/** Who says with a signed address that he wants no more mails of a kind. */
export interface Unsubscription {
  userId: string;
  kind: OptionalMail;
}

const isOptional = (kind: string): kind is OptionalMail =>
  (OPTIONAL_MAILS as readonly string[]).includes(kind);

/** The signed end of both addresses: the page that a person opens, and the call that a mail program makes. */
export function unsubscribePath(
  { linkSecrets }: Pick<Context, 'linkSecrets'>,
  { userId, kind }: Unsubscription,
): string {
  return `mail/unsubscribe/${userId}/${kind}/${linkSecrets.secretOf(`unsubscribe:${kind}`, userId)}`;
}

/** What an address says; null unless its signature is ours. */
export function readUnsubscribe(
  { linkSecrets }: Pick<Context, 'linkSecrets'>,
  { userId, kind, signature }: { userId: string; kind: string; signature: string },
): Unsubscription | null {
  if (!isOptional(kind)) return null;
  const expected = Buffer.from(linkSecrets.secretOf(`unsubscribe:${kind}`, userId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? { userId, kind }
    : null;
}

/** Whether a member may do without mails of this kind. */
export function optionalKind(kind: string): OptionalMail | null {
  return isOptional(kind) ? kind : null;
}
