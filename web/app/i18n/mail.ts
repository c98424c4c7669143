import { mail } from './en/mail.ts';
import { useTextOf } from './language.ts';

export const useMailText = () => useTextOf('mail', mail);
