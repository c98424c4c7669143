import { search } from './en/search.ts';
import { useTextOf } from './language.ts';

export const useSearchText = () => useTextOf('search', search);
