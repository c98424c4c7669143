import { session } from './en/session.ts';
import { useTextOf } from './language.ts';

export const useSessionText = () => useTextOf('session', session);
