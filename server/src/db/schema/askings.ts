import type { CallWhy } from '@mala/contract/still-looking.ts';
import type { Generated } from 'kysely';

/** A member who was asked whether he is still looking, and has given no sign of life since; days are YYYY-MM-DD. */
export interface Askings {
  user_id: string;
  /** of this asking: the secret of its link follows from it */
  id: string;
  /** the last sign of life before */
  heard_on: string;
  asked_at: Date;
  by_mail: boolean;
  /** the message to his devices */
  push_id: Generated<string | null>;
  /** from when on he is not shown; null while nobody could tell him */
  hides_on: string | null;
  hidden_at: Generated<Date | null>;
  /** when he was here again, or said so */
  back_at: Generated<Date | null>;
  /** why the office calls, and since when */
  call_why: Generated<CallWhy | null>;
  call_since: Generated<Date | null>;
  called_at: Generated<Date | null>;
  calls: Generated<number>;
}
