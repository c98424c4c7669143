import { readChart } from '@mala/contract/horoscopes.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { lookAtBothWidths } from '../look.ts';
import { CONTACT, groomOf } from '../samples.ts';
import { CHART, crowdedChart } from '../samples-horoscope.ts';

const { profile } = groomOf('tamilmala');
const ADDRESS = `/profile/view/${profile.profile_id}`;
const drawing = page.getByRole('img', { name: 'நவாம்சம்' });

const texts = () =>
  [...drawing.element().querySelectorAll('text')].map(({ textContent }) => textContent);

test('the charts in Tamil have the short names of a Tamil horoscope', async () => {
  replies.give(viewProfile, { ...profile, ...CONTACT, downloaded: true });
  replies.give(readChart, CHART);
  await open(ADDRESS, {});
  await lookAtBothWidths(drawing);
  expect(texts()).toEqual(['நவாம்சம்', 'சு', 'சனி', 'ல', 'சூ', 'ரா', 'கு', 'பு', 'செ', 'சந்', 'கே']);
  await expect.element(page.getByText(/மும்பை \(Mumbai, Maharashtra\)/)).toBeVisible();
});

test('no name of a raasi is broken in the table on a phone', async () => {
  replies.give(viewProfile, { ...profile, ...CONTACT, downloaded: true });
  replies.give(readChart, crowdedChart('vrischika'));
  await page.viewport(360, 740);
  await open(ADDRESS, {});
  await page.getByText('முழுப் பெயர்களுடன் பட்டியலாக').click();
  const cells = page.getByRole('cell', { name: 'விருச்சிகம்' });
  await expect.element(cells.first()).toBeVisible();
  for (const cell of cells.elements()) {
    const text = document.createRange();
    text.selectNodeContents(cell);
    expect(text.getClientRects()).toHaveLength(1);
  }
});

test('all in one raasi stay within its cell, although சனி is wide', async () => {
  replies.give(viewProfile, { ...profile, ...CONTACT, downloaded: true });
  replies.give(readChart, crowdedChart('meena'));
  await page.viewport(320, 640);
  await open(ADDRESS, {});
  await expect.element(drawing).toBeVisible();
  const { left, top, width } = drawing.element().getBoundingClientRect();
  const boxes = [...drawing.element().querySelectorAll('text')]
    .slice(1)
    .map((text) => text.getBoundingClientRect());
  expect(boxes).toHaveLength(10);
  for (const box of boxes) {
    expect(box.left).toBeGreaterThanOrEqual(left);
    expect(box.right - left).toBeLessThanOrEqual(width / 4);
    expect(box.bottom - top).toBeLessThanOrEqual(width / 4 + 3);
  }
});
