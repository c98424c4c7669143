export type { Mail, Receipt } from './mail.ts';
export { queueMail } from './queue-mail.ts';
export { mountMail } from './routes.ts';
export { workMails } from './workers.ts';
