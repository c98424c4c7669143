import * as z from 'zod/mini';
import { plainDigits } from './digits.ts';
import { isCalendarDate } from './profiles/age.ts';

/** A day of the calendar, `1998-05-14`, its digits in any script. */
export const calendarDate = z
  .string()
  .check(z.overwrite(plainDigits), z.refine(isCalendarDate, 'date'));
