import { delimiter, join } from 'node:path';

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const MAC_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const ADVICE = 'install Chromium and give its path in CHROMIUM_PATH';

/** What the search asks of the machine that it runs on. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  isRoot: boolean;
  exists(path: string): boolean;
  /** Where Playwright would keep a browser of its own; null where it knows none for this machine. */
  playwrightPath(): string | null;
  /** Resolves to whether the command ended well. */
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

/** The fonts come along: without them a page in Tamil or Marathi is a row of boxes. */
async function install(machine: Machine): Promise<boolean> {
  if (machine.isRoot && machine.exists('/etc/debian_version')) {
    const packages = ['chromium', 'fonts-noto-core'];
    await machine.run('apt-get', ['update']);
    return machine.run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  }
  return machine.run('playwright', ['install', 'chromium']);
}

/**
 * The path of a Chromium: CHROMIUM_PATH, the usual places of the system, Playwright's own; where
 * there is none it installs one, from Debian's packages or by Playwright.
 * @throws Error of one line that says what to do
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
