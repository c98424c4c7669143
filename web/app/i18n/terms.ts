import { terms } from './en/terms.ts';
import { useTextOf } from './language.ts';

export const useTermsText = () => useTextOf('terms', terms);
