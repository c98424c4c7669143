/** A date as families write it: Intl puts a comma before the year in Tamil and Marathi (`20 நவ., 2026`). */
export function dateWords(format: Intl.DateTimeFormat, date: string): string {
  return format.format(new Date(date)).replace(',', '');
}
