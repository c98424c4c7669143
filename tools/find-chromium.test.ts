import { describe, expect, test } from 'vitest';
import { findChromium, lightestBeside, type Machine } from './find-chromium.ts';

interface Fake extends Machine {
  files: Set<string>;
  commands: string[];
}

const OWN = '/cache/playwright/chrome';

/** A machine with these files; `afterRun` are files that appear once a command has run. */
function fakeMachine(files: string[], given: Partial<Machine> & { afterRun?: string } = {}): Fake {
  const { afterRun, ...rest } = given;
  const fake: Fake = {
    platform: 'linux',
    env: {},
    isRoot: false,
    files: new Set(files),
    commands: [],
    exists: (path) => fake.files.has(path),
    playwrightPath: () => OWN,
    async run(command, args) {
      fake.commands.push([command, ...args].join(' '));
      if (afterRun && args.includes('install')) fake.files.add(afterRun);
      return true;
    },
    ...rest,
  };
  return fake;
}

describe('an installed Chromium', () => {
  test('CHROMIUM_PATH takes precedence', async () => {
    const machine = fakeMachine(['/opt/mine', '/usr/bin/chromium'], {
      env: { CHROMIUM_PATH: '/opt/mine' },
    });
    expect(await findChromium(machine)).toBe('/opt/mine');
  });

  test('a CHROMIUM_PATH that names no file is an error', async () => {
    const machine = fakeMachine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/mine' } });
    await expect(findChromium(machine)).rejects.toThrow(/CHROMIUM_PATH names \/opt\/mine/);
  });

  test.each([
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/opt/google/chrome/google-chrome',
  ])('%s is found before Playwright’s', async (place) => {
    expect(await findChromium(fakeMachine([OWN, place]))).toBe(place);
  });

  test('PATH is searched', async () => {
    const machine = fakeMachine(['/home/me/bin/chromium'], { env: { PATH: '/bin:/home/me/bin' } });
    expect(await findChromium(machine)).toBe('/home/me/bin/chromium');
  });

  test('on macOS it is in Applications', async () => {
    const place = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const machine = fakeMachine([place, '/usr/bin/chromium'], { platform: 'darwin' });
    expect(await findChromium(machine)).toBe(place);
  });

  test('Playwright’s is used last', async () => {
    const machine = fakeMachine([OWN]);
    expect(await findChromium(machine)).toBe(OWN);
    expect(machine.commands).toEqual([]);
  });
});

describe('without a Chromium', () => {
  test('root on Debian installs the package and fonts', async () => {
    const machine = fakeMachine(['/etc/debian_version'], {
      isRoot: true,
      afterRun: '/usr/bin/chromium',
    });
    expect(await findChromium(machine)).toBe('/usr/bin/chromium');
    expect(machine.commands).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium fonts-noto-core',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
    ]);
  });

  test.each([
    ['somebody else on Debian', ['/etc/debian_version'], false],
    ['root elsewhere', [], true],
  ])('%s installs Playwright’s', async (_who, files, isRoot) => {
    const machine = fakeMachine(files, { isRoot, afterRun: OWN });
    expect(await findChromium(machine)).toBe(OWN);
    expect(machine.commands).toEqual(['playwright install chromium']);
  });

  test.each([
    ['fails', { run: async () => false }],
    ['brings nothing', { run: async () => true }],
    ['brings nothing, and Playwright knows none', { playwrightPath: () => null }],
  ])('an install that %s fails with a one-line message', async (_how, given) => {
    const failure = await findChromium(fakeMachine([], given)).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    const { message } = failure as Error;
    expect(message).toMatch(/install Chromium and give its path in CHROMIUM_PATH/);
    expect(message).not.toContain('\n');
  });
});

describe('the lightest browser', () => {
  test('is the headless shell beside Chromium', () => {
    const machine = fakeMachine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(lightestBeside('/usr/bin/chromium', machine)).toBe('/usr/bin/chromium-headless-shell');
  });

  test('is Chromium itself if there is no shell', () => {
    const machine = fakeMachine(['/opt/mine', '/usr/bin/chromium-headless-shell']);
    expect(lightestBeside('/opt/mine', machine)).toBe('/opt/mine');
  });
});
