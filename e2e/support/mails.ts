import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

async function readMail(path: string, recipient: string): Promise<Mail | null> {
  const bytes = await readFile(path);
  // most are to others: taking one apart costs more than reading it
  if (!bytes.includes(recipient)) return null;
  const { to, subject = '', text = '' } = await PostalMime.parse(bytes);
  return { to: to?.[0]?.address ?? '', subject, text };
}

/** The mails to somebody in a folder as a server without a mail server writes them, oldest first. */
export async function readMails(folder: string, recipient: string): Promise<Mail[]> {
  const names = await readdir(folder).catch(() => []);
  // their ids are in the order in which they were asked for; two may be written at the same moment
  const whole = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(whole.map((name) => readMail(join(folder, name), recipient)));
  return mails.filter((mail) => mail !== null).filter(({ to }) => to === recipient);
}

/** The first address in a mail's text whose path begins so. */
export function linkIn({ text }: Mail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in: ${text}`);
  return link;
}
