import Bowser from 'bowser';

/** The names of browser and system, "Chrome" and "Android", where they are known; the web words them. */
export function deviceWords(userAgent: string | null): {
  browser: string | null;
  system: string | null;
} {
  const device = userAgent ? Bowser.parse(userAgent) : null;
  return { browser: device?.browser.name || null, system: device?.os.name || null };
}
