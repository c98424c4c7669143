const MINUTE_MS = 60_000;
const INDIA = 330;

/** In the war the clocks of all India were an hour ahead (tz database, Asia/Kolkata; that of 1941 was Bengal's only). */
const WAR_TIME = { from: '1942-09-01', until: '1945-10-15' } as const;

/** Minutes that clocks of a zone are ahead of UTC at a time; parts of a minute before the zone had a standard time. */
function aheadAt(zone: string, time: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes) + Number(seconds) / 60);
}

/**
 * The time at which the clocks of a zone showed a date (YYYY-MM-DD) and minutes of the day, and how many minutes they were
 * ahead of UTC. Of an hour that clocks showed twice it is one of both; one that they left out counts as before.
 */
export function timeOfClock(
  date: string,
  minutes: number,
  zone: string,
): { time: Date; ahead: number } {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  if (zone === 'Asia/Kolkata') {
    const isWar = date >= WAR_TIME.from && date < WAR_TIME.until;
    const ahead = INDIA + (isWar ? 60 : 0);
    return { time: new Date(shown - ahead * MINUTE_MS), ahead };
  }
  const guess = aheadAt(zone, new Date(shown));
  const second = aheadAt(zone, new Date(shown - guess * MINUTE_MS));
  const isShown = aheadAt(zone, new Date(shown - second * MINUTE_MS)) === second;
  const ahead = isShown ? second : Math.min(guess, second);
  return { time: new Date(shown - ahead * MINUTE_MS), ahead };
}
