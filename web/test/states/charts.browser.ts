import { type ChartReply, readChart } from '@mala/contract/horoscopes.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { look, lookAtBothWidths } from '../look.ts';
import { MEMBER, OWNER } from '../people.ts';
import { CONTACT, groomOf } from '../samples.ts';
import { CHART, crowdedChart, NO_CHART } from '../samples-horoscope.ts';

const { profile } = groomOf('tamilmala');
const ADDRESS = `/profile/view/${profile.profile_id}`;
const OPENED = { ...profile, ...CONTACT, downloaded: true };
const charts = page.getByRole('region', { name: 'Rasi and navamsa charts' });
const drawing = (name: string) => charts.getByRole('img', { name, exact: true });

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

const textsOf = (name: string) =>
  [...drawing(name).element().querySelectorAll('text')].map(({ textContent }) => textContent);

/** The text of a chart nearest to the middle of its box, and where it is drawn. */
function boxesOf(name: string) {
  const svg = drawing(name).element();
  const { left, top, width } = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text')].map((text) => {
    const box = text.getBoundingClientRect();
    const part = (at: number, from: number) => (at - from) / width;
    return {
      text: text.textContent,
      left: part(box.left, left),
      right: part(box.right, left),
      top: part(box.top, top),
      bottom: part(box.bottom, top),
    };
  });
}

test('whoever sees the contact sees both charts, South Indian on the Tamil site', async () => {
  replies.give(viewProfile, OPENED);
  replies.give(readChart, CHART);
  await open(ADDRESS, {});
  await lookAtBothWidths(drawing('Rasi'));
  const rasi = ['Rasi', 'Mo', 'La', 'Ke', 'Ju', 'Ve', 'Ma', 'Me', 'Su', 'Ra', 'Sa'];
  expect(textsOf('Rasi')).toEqual(rasi);
  expect(textsOf('Navamsa').slice(1)).toEqual([
    'Ve',
    'Sa',
    'La',
    'Su',
    'Ra',
    'Ju',
    'Me',
    'Ma',
    'Mo',
    'Ke',
  ]);
  // Meena stands at the top left, Mesha second, so Vrishabha third
  const moon = boxesOf('Rasi').find(({ text }) => text === 'Mo');
  expect(moon?.left).toBeGreaterThan(0.5);
  expect(moon?.right).toBeLessThan(0.75);
  expect(moon?.bottom).toBeLessThan(0.25);
  await expect.element(charts.getByText(/^Computed for Mumbai, Maharashtra. Lahiri/)).toBeVisible();
});

test('North Indian on the Marathi site, with the numbers of the raasis from the lagna', async () => {
  const marathi = groomOf('marathimala').profile;
  replies.give(viewProfile, { ...marathi, ...CONTACT, downloaded: true });
  replies.give(readChart, CHART);
  await open(ADDRESS, { domain: 'marathimala' });
  await lookAtBothWidths(drawing('Rasi'));
  const numbers = textsOf('Rasi').filter((text) => /^\d+$/.test(text));
  expect(numbers).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '1', '2']);
  const lagna = boxesOf('Rasi').find(({ text }) => text === 'La');
  expect(lagna?.bottom).toBeLessThan(0.5);
  expect(lagna?.left).toBeGreaterThan(0.25);
  expect(lagna?.right).toBeLessThan(0.75);
  await expect
    .element(charts.getByText('The numbers are the raasis, from 1 (Mesha) to 12 (Meena).'))
    .toBeVisible();
});

test('the table says the same with full names', async () => {
  replies.give(viewProfile, OPENED);
  replies.give(readChart, CHART);
  await open(ADDRESS, {});
  await charts.getByText('The same as a table, with full names').click();
  const rows = charts.getByRole('row');
  await expect.poll(() => rows.length).toBe(11);
  const [heads, lagna, , moon] = rows
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(heads).toEqual(['Graha', 'Rasi', 'Navamsa']);
  expect(lagna).toEqual(['Lagna (La)', 'Mithunam', 'Rishabam']);
  expect(moon).toEqual(['Moon (Mo)', 'Rishabam', 'Meenam']);
  await look(charts.getByRole('table'));
});

test.each(['tamilmala', 'marathimala'] as const)(
  '%s: all in one raasi stay apart and within the chart, on the narrowest phone',
  async (domain) => {
    replies.give(viewProfile, { ...groomOf(domain).profile, ...CONTACT, downloaded: true });
    await page.viewport(320, 640);
    for (const raasi of ['mesha', 'mithuna', 'kumbha']) {
      replies.give(readChart, crowdedChart(raasi));
      await open(ADDRESS, { domain });
      await expect.element(drawing('Navamsa')).toBeVisible();
      for (const name of ['Rasi', 'Navamsa']) {
        const boxes = boxesOf(name);
        expect(boxes.length).toBeGreaterThan(10);
        for (const [index, one] of boxes.entries()) {
          expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(0);
          expect(Math.max(one.right, one.bottom)).toBeLessThanOrEqual(1);
          for (const other of boxes.slice(index + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            expect(across > 0 && one.top === other.top, `${one.text} and ${other.text}`).toBe(
              false,
            );
          }
        }
      }
    }
  },
);

test('nobody asks for the charts of a locked profile; the office does', async () => {
  replies.give(viewProfile, { ...profile, photo_nudge: false });
  await open(ADDRESS, {});
  await expect.element(page.getByRole('heading', { name: 'Contact details' })).toBeVisible();
  expect(charts.length).toBe(0);
  expect(replies.calls.filter((call) => call.includes('/chart/'))).toEqual([]);
  replies.give(viewProfile, { ...profile, ...CONTACT });
  replies.give(readChart, CHART);
  await open(ADDRESS, OWNER);
  await expect.element(drawing('Rasi')).toBeVisible();
});

const LACKS: [NonNullable<ChartReply['lacks']>, other: RegExp, own: RegExp, path: string][] = [
  ['date', /date of birth is missing/, /as soon as the date of birth/, 'basic'],
  ['time', /birth time is not known/, /as soon as the birth time/, 'horoscope'],
  ['place', /place of birth is missing/, /as soon as the place of birth/, 'horoscope'],
  ['unknown_place', /not on our list/, /nearest larger town/, 'horoscope'],
];

test.each(LACKS)('without charts it says why: %s', async (lacks, others, owns, step) => {
  replies.give(readChart, { ...NO_CHART, lacks });
  replies.give(viewProfile, OPENED);
  await open(ADDRESS, {});
  await expect.element(charts.getByText(others)).toBeVisible();
  expect(charts.getByRole('link').length).toBe(0);
  replies.give(viewProfile, { ...OPENED, profile_id: MEMBER.user_id });
  await open(`/profile/view/${MEMBER.user_id}`, {});
  await look(charts.getByText(owns));
  await expect.element(charts.getByRole('link')).toHaveAttribute('href', `/profile/edit/${step}`);
});

test('printed, the charts stand beside each other without the table', async () => {
  replies.give(viewProfile, OPENED);
  replies.give(readChart, CHART);
  await open(ADDRESS, {});
  await expect.element(drawing('Rasi')).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(charts.getByText('The same as a table, with full names')).not.toBeVisible();
  const [rasi, navamsa] = ['Rasi', 'Navamsa'].map((name) =>
    drawing(name).element().getBoundingClientRect(),
  );
  expect(rasi?.top).toBe(navamsa?.top);
  expect(rasi?.width).toBeLessThan(310);
});
