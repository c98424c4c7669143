/** A time of the day, the hour from 0 to 23. */
interface Clock {
  hour: number;
  minute: string;
}

export const timesText = {
  clock: ({ hour, minute }: Clock) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
  /** `stored`: as the specification writes a time of birth, `07:35 PM` */
  birthTime: ({ stored }: Clock & { stored: string }) => stored,
};
