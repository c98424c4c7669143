export { readerOn } from './compose.ts';
export {
  type About,
  button,
  facts,
  type Letter,
  type LetterOf,
  type LetterPerson,
  type LetterPicture,
  type LettersFor,
  type Mail,
  type Part,
  quote,
  type Reader,
  supportPart,
  text,
} from './letter.ts';
export {
  type Addresses,
  findAddresses,
  refusesMail,
  waitingMails,
  waitsUnsent,
  wantMail,
} from './queries.ts';
export { queueDaily, queueMail } from './queue-mail.ts';
export { mountMail } from './routes.ts';
export { day, moment } from './words.ts';
export { type Mailings, workMails } from './workers.ts';
