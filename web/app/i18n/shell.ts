import { shell } from './en/shell.ts';
import { textOf, useTextOf } from './language.ts';

export const useShellText = () => useTextOf('shell', shell);

/** The same outside of components. */
export const shellText = () => textOf('shell', shell);
