import type { RawBuilder } from 'kysely';

/** What a profile has to fit, never null. */
export interface SqlCondition {
  /** the engine's name of the field that it looks at (conditions.ts) */
  field: string;
  fits: RawBuilder<boolean>;
}
