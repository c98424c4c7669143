import { createLink, type NewLink, openLink, type SharedLink } from '@mala/contract/sharing.ts';
import { expect } from 'vitest';
import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

const USUAL: NewLink = { days: 7, contact: false, face: false };

/** A link that a member makes. */
export async function makeLink(
  { call }: Pick<TestApp, 'call'>,
  { token }: Pick<Person, 'token'>,
  wanted: Partial<NewLink> = {},
): Promise<SharedLink> {
  const { status, body } = await call(createLink, { token, body: { ...USUAL, ...wanted } });
  expect(status).toBe(200);
  return body;
}

/** Id and secret of a link's address, as its page sends them. */
export function partsOf({ address }: Pick<SharedLink, 'address'>) {
  const [id = '', secret = ''] = address.split('/').slice(-2);
  return { id, secret };
}

/** Opens a link, as a guest without a token. */
export function open(
  { call }: Pick<TestApp, 'call'>,
  link: Pick<SharedLink, 'address'>,
  sending: { token?: string; headers?: Record<string, string>; body?: object } = {},
) {
  return call(openLink, { ...sending, body: { ...partsOf(link), ...sending.body } });
}
