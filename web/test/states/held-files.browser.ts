import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../app.tsx';
import { look } from '../look.ts';
import { giveWizard } from '../wizard.ts';

const FILE = { name: 'old.doc', url: '/files/attachment/h/owner', bytes: 1000 };

test('a horoscope file that nobody gets says why, what to do, and is no link', async () => {
  giveWizard('tamilmala', {
    files: [
      { ...FILE, id: 'h1', held: 'refused' },
      { ...FILE, id: 'h2', held: 'waiting' },
      { ...FILE, id: 'h3' },
    ],
  });
  await open('/profile/edit/horoscope', { domain: 'tamilmala' });
  const row = (index: number) =>
    page.getByRole('list', { name: 'Your horoscope files' }).getByRole('listitem').nth(index);
  await expect.poll(() => row(0).length).toBe(1);
  const textOf = (index: number) => row(index).element().textContent;
  expect(textOf(0)).toContain('Please remove it, and add the horoscope again');
  expect(textOf(1)).toContain('We are checking this file');
  const link = { name: /^Horoscope/ };
  for (const index of [0, 1]) expect(row(index).getByRole('link', link).length).toBe(0);
  expect(row(2).getByRole('link', link).element().textContent).toBe('Horoscope 3');
  await expect.element(row(0).getByRole('button', { name: 'Remove Horoscope 1' })).toBeEnabled();
  await look(row(0));
});
