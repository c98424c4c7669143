import type { LinkSecrets } from './link-secrets.ts';
import { isSameBytes } from './same-bytes.ts';

/** The asking that a link is of: whether a member is still looking (decision 114). */
export interface LookingLink {
  user_id: string;
  asking_id: string;
}

interface Secrets {
  linkSecrets: Pick<LinkSecrets, 'secretOf'>;
}

const secretOf = ({ linkSecrets }: Secrets, { user_id, asking_id }: LookingLink) =>
  linkSecrets.secretOf('still-looking', `${user_id}:${asking_id}`);

/** The path of the page where an asking is answered; its secret follows from the site's, and no table has it. */
export function lookingPath(ctx: Secrets, link: LookingLink): string {
  return `/mail/looking/${link.user_id}/${link.asking_id}/${secretOf(ctx, link)}`;
}

export function isLookingLink(
  ctx: Secrets,
  { secret, ...link }: LookingLink & { secret: string },
): boolean {
  return isSameBytes(Buffer.from(secret), Buffer.from(secretOf(ctx, link)));
}
