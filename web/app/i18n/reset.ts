import { reset } from './en/reset.ts';
import { useTextOf } from './language.ts';

export const useResetText = () => useTextOf('reset', reset);
