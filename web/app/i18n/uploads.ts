import { uploads } from './en/uploads.ts';
import { textOf, useTextOf } from './language.ts';

export const useUploadsText = () => useTextOf('uploads', uploads);

/** The same outside of components. */
export const uploadsText = () => textOf('uploads', uploads);
