/** A date of birth as it is picked: each part empty until it is chosen. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** `1998-05-14` in its parts. Of a half-picked one (`1998--14`) the missing parts are empty. */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** The parts as one text; empty when none is chosen. */
export function joinDate({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${month}-${day}` : '';
}

/** The date, or nothing while a part is missing. */
export function wholeDate(date: string): string {
  const { year, month, day } = splitDate(date);
  return year && month && day ? date : '';
}

/** `01` for 1: how days, months and hours are written on the wire. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
