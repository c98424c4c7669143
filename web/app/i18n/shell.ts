import { shell } from './en/shell.ts';
import { useTextOf } from './language.ts';

export const useShellText = () => useTextOf('shell', shell);
