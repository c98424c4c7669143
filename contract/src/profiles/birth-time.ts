/** Whether a text is a time of birth, `07:35 PM`. */
export function isBirthTime(value: string): boolean {
  return /^(0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/.test(value);
}

/** The minutes since midnight of a time of birth; 12:10 AM is 10. */
export function minutesOfDay(time: string): number {
  const hour = Number(time.slice(0, 2)) % 12;
  const half = time.endsWith('PM') ? 12 : 0;
  return (hour + half) * 60 + Number(time.slice(3, 5));
}
