import { auth } from './en/auth.ts';
import { useTextOf } from './language.ts';

export const useAuthText = () => useTextOf('auth', auth);
