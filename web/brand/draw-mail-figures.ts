// Draws the figures in place of photos for mails, which show no SVG. Run after draw-motifs.ts: `node web/brand/draw-mail-figures.ts`

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const MOTIFS = join(ROOT, 'web/app/theme/motifs');
const OUT = join(ROOT, 'server/src/features/digest/figures');
// the browser of the tests, because nothing else here needs one
const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');

const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
});
mkdirSync(OUT, { recursive: true });
const page = await browser.newPage({ viewport: { width: 160, height: 192 } });
for (const figure of ['bride', 'groom'])
  for (const domain of ['tamilmala', 'marathimala']) {
    const svg = readFileSync(join(MOTIFS, `${figure}-${domain}.svg`), 'utf8');
    const style = 'html,body{margin:0}svg{display:block;width:175px;height:192px;margin-left:-7px}';
    await page.setContent(`<style>${style}</style>${svg}`);
    writeFileSync(join(OUT, `${figure}-${domain}.png`), await page.screenshot());
  }
await browser.close();
