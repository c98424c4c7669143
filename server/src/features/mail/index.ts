export type { Mail, Receipt } from './mail.ts';
export { queueMail } from './queue-mail.ts';
