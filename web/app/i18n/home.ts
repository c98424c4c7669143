import { home } from './en/home.ts';
import { useTextOf } from './language.ts';

export const useHomeText = () => useTextOf('home', home);
