import type { MailRhythm } from '@mala/contract/digest.ts';
import { DAY_MS, dayInIndia, inIndia } from '@mala/contract/india-time.ts';
import { AWAKE } from '../push/index.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Hours of the morning in India in which mails are made, each member's at a minute of its own. */
const FIRST_HOUR = 7;
const HOURS = 2;
/** Who could not be mailed in the morning, because no server ran, is not waked in the night. */
const LAST_HOUR = AWAKE.to;

const SUNDAY = 0;
/** Whether mails are made on a day of the week, from 0 for Sunday. */
const IS_DAY: Record<MailRhythm, (weekday: number) => boolean> = {
  daily: () => true,
  weekly: (weekday) => weekday === SUNDAY,
};

/** Spread evenly: the last digits of a random id. */
function minuteOf(userId: string): number {
  return Number.parseInt(userId.slice(-8), 16) % (HOURS * 60);
}

/** When the day of a time began in India. */
const midnightOf = (time: Date) => time.getTime() - (inIndia(time).getTime() % DAY_MS);

/** When a member's next mail is due after a time: every day, or on Sundays. */
export function nextDue(every: MailRhythm, userId: string, after: Date): Date {
  const first = midnightOf(after) + FIRST_HOUR * HOUR + minuteOf(userId) * MINUTE;
  for (let day = 0; ; day++) {
    const due = new Date(first + day * DAY_MS);
    if (IS_DAY[every](inIndia(due).getUTCDay()) && due > after) return due;
  }
}

/** When the period began in which one mail is made: the day, or the week from Sunday on. */
export function beganAt(every: MailRhythm, now: Date): Date {
  for (let at = midnightOf(now); ; at -= DAY_MS)
    if (IS_DAY[every](inIndia(new Date(at)).getUTCDay())) return new Date(at);
}

/**
 * Whether the mail of this period was made. One of a later day was made by a clock that ran ahead: it counts for the period in which
 * that was set right, and `since` is of that period or still ahead until the next one begins.
 */
export function isMade(
  { every, since, made_on }: { every: MailRhythm; since: Date; made_on: string | null },
  now: Date,
): boolean {
  const began = beganAt(every, now);
  if (made_on === null || made_on < dayInIndia(began)) return false;
  return made_on <= dayInIndia(now) || since >= began;
}

/** Whether mails are made at this hour in India; notifications from NEWS_HOUR on. */
export function isDaytime(time: Date, from = FIRST_HOUR): boolean {
  const hour = inIndia(time).getUTCHours();
  return hour >= from && hour < LAST_HOUR;
}

/** Each minute of those hours, as cron says it. */
export const eachMinute = (from = FIRST_HOUR): string => `* ${from}-${LAST_HOUR - 1} * * *`;

/** Before it no phone rings. */
export const NEWS_HOUR = AWAKE.from;

/** When a member's next notification is due: on the day after, spread as mails are. */
export function nextNews(userId: string, after: Date): Date {
  return new Date(midnightOf(after) + DAY_MS + NEWS_HOUR * HOUR + minuteOf(userId) * MINUTE);
}

/**
 * The longest that a mail looks back for who is new: after a pause, or days without a server, only the latest are. The mail before
 * may have waited for the mail server for a day or two, or for a week.
 */
export const LOOKS_BACK: Record<MailRhythm, number> = { daily: 4 * DAY_MS, weekly: 15 * DAY_MS };
/** The same of a notification. */
export const NEWS_LOOKS_BACK = 2 * DAY_MS;

/** From when on somebody is new: the latest of these times, of which one in the future was noted by a clock that was wrong. */
export function newSince(
  noted: readonly Date[],
  { now, earliest }: Record<'now' | 'earliest', Date>,
) {
  return new Date(Math.max(+earliest, ...noted.filter((time) => time <= now).map(Number)));
}

/** A due time that is further off stands there only after the clock was wrong; an hour more than the longest wait. */
export const LONGEST_WAIT: Record<MailRhythm, number> = {
  daily: DAY_MS + HOUR,
  weekly: 7 * DAY_MS + HOUR,
};
/** The same of notifications. */
export const LONGEST_NEWS_WAIT = DAY_MS + (NEWS_HOUR + HOURS + 1) * HOUR;
