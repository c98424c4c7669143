import { delimiter, dirname, join } from 'node:path';

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const MAC_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Debian's name for the headless Chromium. */
const SHELL = 'chromium-headless-shell';
const ADVICE = 'install Chromium and give its path in CHROMIUM_PATH';

/** The operations that the search needs from the machine. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  isRoot: boolean;
  exists(path: string): boolean;
  /** The path of Playwright's own browser; null if it has none for this platform. */
  playwrightPath(): string | null;
  /** Resolves to whether the command succeeded. */
  run(command: string, args: string[]): Promise<boolean>;
}

function systemPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin') return MAC_PLACES;
  if (platform !== 'linux') return [];
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...LINUX_FOLDERS];
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function findInstalled(machine: Machine): string | null {
  const own = machine.playwrightPath();
  const places = own ? [...systemPlaces(machine), own] : systemPlaces(machine);
  return places.find((place) => machine.exists(place)) ?? null;
}

/** Includes fonts: without them Tamil and Marathi text is a row of boxes. */
async function install(machine: Machine): Promise<boolean> {
  if (machine.isRoot && machine.exists('/etc/debian_version')) {
    const add = (...packages: string[]) =>
      machine.run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
    await machine.run('apt-get', ['update']);
    const done = await add('chromium', 'fonts-noto-core');
    // older releases do not have it and do not need it
    await add(SHELL);
    return done;
  }
  return machine.run('playwright', ['install', 'chromium']);
}

/**
 * The path of a Chromium: CHROMIUM_PATH, the usual paths of the system, Playwright's own; if
 * there is none it installs one, from Debian's packages or by Playwright.
 * @throws Error with one line that says what to do
 */
export async function findChromium(machine: Machine): Promise<string> {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (machine.exists(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const present = findInstalled(machine);
  if (present) return present;
  const installed = (await install(machine)) ? findInstalled(machine) : null;
  if (installed) return installed;
  throw new Error(`No Chromium was found and none could be installed: ${ADVICE}.`);
}

/**
 * The browser for tests that need no full Chromium: the headless shell beside the one that was found, which
 * takes a fifth less CPU time; if there is none, the one that was found.
 */
export function lightestBeside(path: string, { exists }: Pick<Machine, 'exists'>): string {
  const shell = join(dirname(path), SHELL);
  return exists(shell) ? shell : path;
}
