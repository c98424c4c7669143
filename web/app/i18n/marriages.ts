import { marriages } from './en/marriages.ts';
import { useTextOf } from './language.ts';

export const useMarriagesText = () => useTextOf('marriages', marriages);
