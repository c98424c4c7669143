import { readChart } from '@mala/contract/horoscopes.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { lookAtBothWidths } from '../look.ts';
import { CONTACT, groomOf } from '../samples.ts';
import { CHART } from '../samples-horoscope.ts';

const { profile } = groomOf('marathimala');
const drawing = page.getByRole('img', { name: 'लग्न कुंडली' });

test('the charts in Marathi have the short names of a Marathi kundali', async () => {
  replies.give(viewProfile, { ...profile, ...CONTACT, downloaded: true });
  replies.give(readChart, CHART);
  await open(`/profile/view/${profile.profile_id}`, { domain: 'marathimala' });
  await lookAtBothWidths(drawing);
  const texts = [...drawing.element().querySelectorAll('text')].map((text) => text.textContent);
  expect(texts.slice(0, 5)).toEqual(['3', 'ल', 'के', '4', '5']);
  expect(texts).toHaveLength(22);
  await expect.element(page.getByText(/1 \(मेष\) ते 12 \(मीन\)/)).toBeVisible();
  await expect.element(page.getByText(/मुंबई \(Mumbai, Maharashtra\)/)).toBeVisible();
});
