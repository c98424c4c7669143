import { createLink, endLink, openLink } from '@mala/contract/sharing.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import { makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

/** A member with a link. */
async function withLink(ctx: Context) {
  const { db, linkSecrets, now } = ctx;
  const member = await makeSomebody(ctx);
  const id = uuid();
  const secret = linkSecrets.secretOf('shared-link', id);
  await db
    .insertInto('shared_links')
    .values({
      id,
      profile_id: member.user_id,
      secret_hash: linkSecrets.hashOf(secret),
      contact: false,
      face: false,
      created_at: now(),
      expires_at: new Date(now().getTime() + 86_400_000),
    })
    .execute();
  return { people: [member], id, secret, token: member.token };
}

export const SHARING: readonly Scenario[] = [
  call(
    createLink,
    async (ctx) => {
      const member = await makeSomebody(ctx);
      const body = { days: 7, contact: true, face: true };
      return { people: [member], token: member.token, body };
    },
    { adds: 'each call makes a link of its own' },
  ),
  call(
    endLink,
    async (ctx) => {
      const { people, id, token } = await withLink(ctx);
      return { people, token, params: { id } };
    },
    { again: [404] },
  ),
  call(openLink, async (ctx) => {
    const { people, id, secret } = await withLink(ctx);
    return { people, body: { id, secret } };
  }),
];
