import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

async function readMail(
  path: string,
  recipient: string,
): Promise<(Mail & { writtenAt: number }) | null> {
  const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
  // most are to others: taking one apart costs more than reading it
  if (!bytes.includes(recipient)) return null;
  const { to, subject = '', text = '' } = await PostalMime.parse(bytes);
  return { to: to?.[0]?.address ?? '', subject, text, writtenAt: mtimeMs };
}

/** The mails to somebody in a folder as a server without a mail server writes them, oldest first. */
export async function readMails(folder: string, recipient: string): Promise<Mail[]> {
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(whole.map((name) => readMail(join(folder, name), recipient)));
  return mails
    .filter((mail) => mail !== null)
    .filter(({ to }) => to === recipient)
    .sort((one, other) => one.writtenAt - other.writtenAt);
}

/** The first address in a mail's text whose path begins so. */
export function linkIn({ text }: Mail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in: ${text}`);
  return link;
}
