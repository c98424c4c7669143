import { expect } from '@playwright/test';
import { linkIn } from './mails.ts';
import type { Server } from './server.ts';

/** The path of the link to a page in the first mail to somebody that has one, once it has been sent. */
export async function mailedLink(
  server: Pick<Server, 'mails'>,
  to: string,
  path: string,
): Promise<string> {
  const find = async () => (await server.mails(to)).find(({ text }) => text.includes(path));
  await expect.poll(find).toBeDefined();
  const mail = await find();
  return mail ? new URL(linkIn(mail, path)).pathname : '';
}
