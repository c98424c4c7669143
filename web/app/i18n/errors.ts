import { errors } from './en/errors.ts';
import { textOf, useTextOf } from './language.ts';

export const useErrorsText = () => useTextOf('errors', errors);

/** The same outside of components. */
export const errorsText = () => textOf('errors', errors);
