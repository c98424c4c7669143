import type { CellMessage } from '@mala/contract/imports/faults.ts';

/** What a cell says: a value as the API has it, that it is not known, or what is wrong with it. */
export type CellRead = { value: unknown } | { unknown: true } | { fault: CellMessage };

export const fault = (message: CellMessage): CellRead => ({ fault: message });
