import { support } from './en/support.ts';
import { useTextOf } from './language.ts';

export const useSupportText = () => useTextOf('support', support);
