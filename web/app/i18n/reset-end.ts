import { resetEnd } from './en/reset-end.ts';
import { useTextOf } from './language.ts';

export const useResetEndText = () => useTextOf('resetEnd', resetEnd);
