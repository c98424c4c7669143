/** A time of birth as it is picked: each part empty until it is chosen. */
export interface TimeParts {
  hour: string;
  minute: string;
  half: string;
}

/** `06:45 AM` in its parts; of a half-picked one (`06: AM`) the missing parts are empty. */
export function splitTime(time: string): TimeParts {
  const [, hour = '', minute = '', half = ''] = /^(\d*):(\d*) (.*)$/.exec(time) ?? [];
  return { hour, minute, half };
}

/** The parts as one text; empty when none is chosen. */
export function joinTime({ hour, minute, half }: TimeParts): string {
  return hour || minute || half ? `${hour}:${minute} ${half}` : '';
}

/** The time, or nothing while a part is missing. */
export function wholeTime(time: string): string {
  const { hour, minute, half } = splitTime(time);
  return hour && minute && half ? time : '';
}
