import type { Generated } from 'kysely';

/** One row, written with the first account: whether this database is a demonstration. */
export interface Instance {
  only_row: Generated<boolean>;
  made_up: boolean;
}
