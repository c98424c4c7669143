// Draws the pictures of each community in web/public: icons, and in each language the picture of shared links. Run after a change of a theme, a motif or a name: `node web/brand/draw-brand.ts`

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { languagePrefix, languagesOf } from '@mala/contract/communities/languages.ts';
import type { Texts } from '../app/i18n/texts.ts';
import { garlandSvg } from './garland-svg.ts';
import { iconSvg } from './icon-svg.ts';
import type { CommunityTheme } from './themes.ts';
import { themeCss, themes } from './themes.ts';

const WEB = join(import.meta.dirname, '..');
const OUT = join(WEB, 'public');
// the browser of the tests, because nothing else here needs one
const { chromium } = createRequire(join(WEB, '../e2e/package.json'))('@playwright/test');
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  args: ARGS,
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
});

async function paint(
  file: string,
  [width, height]: readonly [number, number],
  html: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>html,body{margin:0}svg{display:block}</style>${html}`);
  await page.evaluate('document.fonts.ready');
  const bytes = await page.screenshot({ omitBackground: true });
  writeFileSync(join(OUT, 'brand', file), bytes);
  await page.close();
}

function fontFace(): string {
  return ['name-tamil', 'name-devanagari', 'tamil', 'devanagari']
    .map((name) => {
      const bytes = readFileSync(join(WEB, `app/theme/fonts/${name}.woff2`));
      return `@font-face{font-family:"${name}";font-weight:400 600;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
    })
    .join('');
}

function garlandOf(theme: CommunityTheme): string {
  const { name } = theme;
  const pattern = garlandSvg(theme).replace(/<\/?svg[^>]*>/g, '');
  return `<svg width="1200" height="102" style="background:${name === 'tamilmala' ? 'var(--mala-brand-7)' : 'none'}"><defs><pattern id="g" width="72" height="34" patternUnits="userSpaceOnUse" patternTransform="scale(3)">${pattern}</pattern></defs><rect width="1200" height="102" fill="url(#g)"/></svg>`;
}

function sharePicture(
  theme: CommunityTheme,
  { head, shell }: Pick<Texts, 'head' | 'shell'>,
): string {
  const { name } = theme;
  const script = name === 'neutral' ? '' : shell.ownScript[name];
  return `<style>${fontFace()}${themeCss}
    body{width:1200px;height:630px;background:var(--mala-paper);color:var(--mala-ink);font-family:tamil,devanagari,Georgia,'Noto Serif','DejaVu Serif',serif}
    .band{height:22px;background:var(--mala-brand-7)}
    main{display:flex;align-items:center;gap:56px;height:462px;padding:0 84px}
    h1{margin:0;color:var(--mala-brand-6);font-size:94px;line-height:1.1;white-space:nowrap}
    .own{margin:10px 0 0;color:var(--mala-accent-7);font:600 58px name-tamil,name-devanagari}
    .line{margin:26px 0 0;font-size:38px;line-height:1.35}
    footer{position:absolute;bottom:0;width:1200px;height:18px;background:var(--mala-accent-4);border-bottom:26px solid var(--mala-brand-8)}
    main svg{flex:none}</style>
    <body data-community="${name}"><div class="band"></div>${garlandOf(theme)}
    <main>${iconSvg(theme, 'rounded', 280)}<div><h1>${shell.siteName[name]}</h1>${script ? `<p class="own">${script}</p>` : ''}
    <p class="line">${head.shareLine}</p></div></main><footer></footer></body>`;
}

mkdirSync(join(OUT, 'brand'), { recursive: true });
for (const theme of Object.values(themes)) {
  const { name } = theme;
  writeFileSync(join(OUT, `brand/${name}.svg`), iconSvg(theme, 'rounded'));
  for (const size of [192, 512])
    await paint(`${name}-${size}.png`, [size, size], iconSvg(theme, 'rounded', size));
  await paint(`${name}-maskable.png`, [512, 512], iconSvg(theme, 'maskable', 512));
  await paint(`${name}-180.png`, [180, 180], iconSvg(theme, 'square', 180));
  for (const language of languagesOf(name === 'neutral' ? null : name)) {
    const { headText: head } = await import(`../app/i18n/${language}/head.ts`);
    const { shellText: shell } = await import(`../app/i18n/${language}/shell.ts`);
    const mark = languagePrefix(language).replace('/', '-');
    await paint(`${name}-share${mark}.png`, [1200, 630], sharePicture(theme, { head, shell }));
  }
}
await browser.close();
