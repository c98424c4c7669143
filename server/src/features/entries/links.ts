import { timingSafeEqual } from 'node:crypto';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { sites } from '@mala/contract/communities/sites.ts';
import type { Context } from '../../context.ts';
import { addressIn, memberAddress } from '../../http/site-addresses.ts';

type Secrets = Pick<Context, 'linkSecrets'>;

const PURPOSE = 'confirm-entry';

/** The address with which a family confirms an entry, in the language of the community. */
export function linkOf(
  { config, linkSecrets }: Secrets & Pick<Context, 'config'>,
  { id, domain, link_id }: { id: string; domain: Domain; link_id: string },
): string {
  const home = addressIn(sites[domain].language, memberAddress(config, domain));
  return `${home}/confirm/${id}/${linkSecrets.secretOf(PURPOSE, link_id)}`;
}

/** Whether this is the secret of a link. */
export function isSecretOf({ linkSecrets }: Secrets, link_id: string, given: string): boolean {
  // hashes have one length
  const hash = (secret: string) => Buffer.from(linkSecrets.hashOf(secret));
  return timingSafeEqual(hash(linkSecrets.secretOf(PURPOSE, link_id)), hash(given));
}

/** What is stored of a code: eight digits could be tried against a hash that anybody can compute. */
export function hashOfCode({ linkSecrets }: Secrets, entryId: string, code: string): string {
  return linkSecrets.hashOf(linkSecrets.secretOf('entry-code', `${entryId}:${code}`));
}
