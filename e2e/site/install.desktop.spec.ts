import { expect, test } from '../support/fixtures.ts';

test.use({ keepsPage: false });

// only the whole Chromium installs anything
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, executablePath: process.env.CHROMIUM_PATH }),
});

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

for (const [start, site] of [
  ['/', 'Mala'],
  ['/tamilmala', 'Tamil Mala'],
  ['/marathimala', 'Marathi Mala'],
] as const) {
  test(`${site} can be installed as an app`, async ({ page, request }) => {
    await page.goto(start);
    const devtools = await page.context().newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as Manifest;
    expect([manifest.name, manifest.start_url]).toEqual([site, start]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // pages of a test are private windows, which install nothing
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type']).toBe('image/png');
      // bytes 16 to 20 of a PNG are its width
      expect((await icon.body()).readUInt32BE(16)).toBe(Number.parseInt(sizes, 10));
    }
    const icons = await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all();
    for (const icon of icons)
      expect(
        (await request.get((await icon.getAttribute('href')) ?? '')).headers()['content-type'],
      ).toMatch(/^image\/(png|svg\+xml)/);
    expect(icons).toHaveLength(2);
  });
}
