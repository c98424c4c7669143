import { readSite } from '@mala/contract/communities/endpoints.ts';
import { readHome } from '@mala/contract/content.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { SITE } from '../people.ts';

// in a file of its own: a page asks once what its host is
test('a community’s own words are on its home page', async () => {
  const words = { headline: 'Vanakkam to all', notice: 'Closed on Pongal' };
  replies.give(readSite, { ...SITE, domain: 'tamilmala', words });
  replies.give(readHome, { brides: [], grooms: [], marriages: [] });
  await open('/');
  await expect.element(page.getByRole('heading', { level: 1, name: words.headline })).toBeVisible();
  await expect.element(page.getByText(words.notice)).toBeVisible();
  await expect.element(page.getByText(/^Families and candidates meet here/)).toBeVisible();
});
