import { login } from './en/login.ts';
import { useTextOf } from './language.ts';

export const useLoginText = () => useTextOf('login', login);
