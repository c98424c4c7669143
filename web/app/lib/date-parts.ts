/** The chosen parts of a date of birth: each empty until chosen. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** The parts of `1998-05-14`. Missing parts of an incomplete date (`1998--14`) are empty. */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** The parts as one text; empty if none is chosen. */
export function joinDate({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${month}-${day}` : '';
}

/** The date, or empty while a part is missing. */
export function wholeDate(date: string): string {
  const { year, month, day } = splitDate(date);
  return year && month && day ? date : '';
}

/** `01` for 1: the format of days, months and hours in the API. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
