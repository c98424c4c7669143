import { oneLine } from './wording.ts';

/** What the mail server, or the way to it, said: on one line, without anybody's address. */
export function faultOf(error: unknown): string {
  const { message, response } = error as { message?: string; response?: string };
  const said = [message ?? 'unknown', response].filter(Boolean);
  // nodemailer puts the response into the message, but not always
  const whole = said[0]?.includes(said[1] ?? '') ? said[0] : said.join(': ');
  return oneLine(whole ?? '')
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…')
    .slice(0, 500);
}
