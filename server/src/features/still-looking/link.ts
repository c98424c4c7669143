import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';

/** The asking that a link is of. */
export interface LinkOf {
  user_id: string;
  asking_id: string;
}

const secretOf = ({ linkSecrets }: Pick<Context, 'linkSecrets'>, link: LinkOf) =>
  linkSecrets.secretOf('still-looking', `${link.user_id}:${link.asking_id}`);

/** The path of the page where an asking is answered; its secret follows from the site's, and no table has it. */
export function linkPath(ctx: Pick<Context, 'linkSecrets'>, link: LinkOf): string {
  return `/mail/looking/${link.user_id}/${link.asking_id}/${secretOf(ctx, link)}`;
}

export function isLink(
  ctx: Pick<Context, 'linkSecrets'>,
  { secret, ...link }: LinkOf & { secret: string },
): boolean {
  const [expected, given] = [Buffer.from(secretOf(ctx, link)), Buffer.from(secret)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
