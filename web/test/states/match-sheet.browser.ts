import { type Match, readMatch } from '@mala/contract/match.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths, never } from '../look.ts';
import { groomOf } from '../samples.ts';
import { ASHTAKOOT, PORUTHAM, VETO, WITHOUT_PADHAM } from '../samples-match.ts';

const { profile } = groomOf('tamilmala');
const ADDRESS = `/profile/view/${profile.profile_id}/match`;
const main = page.getByRole('main');
const title = page.getByRole('heading', { level: 1, name: 'Horoscope match' });

afterEach(async () => {
  vi.restoreAllMocks();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

async function openSheet(match: Match, address = ADDRESS): Promise<void> {
  replies.give(readMatch, match);
  await open(address, {});
  await expect.element(title).toBeVisible();
}

test('the sheet has both people, every part, the total, the convention and a button', async () => {
  const answered = replies.answer(readMatch, never);
  await open(ADDRESS, {});
  await look(page.getByRole('status').filter({ hasText: 'Loading…' }));
  answered();
  await openSheet(PORUTHAM);
  await lookAtBothWidths(main.getByText('5 of 10 agree'));
  for (const said of ['Meena', 'MF100123', 'Arjun', 'MM100124'])
    await expect.element(main.getByText(said, { exact: true })).toBeVisible();
  await expect.poll(() => main.getByRole('listitem').length).toBe(11);
  await expect.element(main.getByText(/printed Tamil list/)).toBeVisible();
  const print = vi.spyOn(globalThis, 'print').mockReturnValue();
  await button('Print').click();
  expect(print).toHaveBeenCalledOnce();
  const back = main.getByRole('link', { name: 'Back to the profile' });
  await expect.element(back).toHaveAttribute('href', `/profile/view/${profile.profile_id}`);
});

test('on paper there is room for remarks, ids and date in the foot, and nothing to press', async () => {
  await openSheet({ ...VETO, notes: [{ part: 'gana', note: 'bride_star_beyond_14' }] });
  await expect.element(page.getByText(/^Rajju does not agree/)).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect
    .element(page.getByRole('region', { name: 'Remarks of the astrologer' }))
    .toBeVisible();
  await expect.element(page.getByRole('banner').getByText('Tamil Mala')).toBeVisible();
  expect(page.getByRole('button').length).toBe(0);
  expect(main.getByRole('link').length).toBe(0);
  const foot = [...document.querySelectorAll('style')].find(({ textContent }) =>
    textContent?.includes('@page'),
  );
  expect(foot?.textContent).toMatch(/MF100123 · MM100124 · \d+ \w+ \d{4}/);
});

test('the tradition in the address is asked for, and another word in it is not', async () => {
  const asked: (string | null)[] = [];
  replies.give(readMatch, ({ address }) => {
    asked.push(address.searchParams.get('system'));
    return ASHTAKOOT;
  });
  await open(`${ADDRESS}?system=ashtakoot`, {});
  await lookAtBothWidths(main.getByText('33.5 of 36 points'));
  await open(`${ADDRESS}?system=stars`, {});
  await expect.element(main.getByText('33.5 of 36 points')).toBeVisible();
  expect(asked).toEqual(['ashtakoot', null]);
});

test('what is missing is said on the sheet too', async () => {
  await openSheet(WITHOUT_PADHAM);
  await look(main.getByText(/^A padham is not known here/));
  await expect.element(main.getByText('Needs the padham of the groom.')).toBeVisible();
});

test('without a star there is the invitation in place of a figure', async () => {
  await openSheet({
    ...PORUTHAM,
    ...{ score: null, verdict: null, veto: null, parts: [], lacks: ['own'] },
    bride: { ...PORUTHAM.bride, name: null, star: null, padham: null, raasi: null },
  });
  await look(main.getByRole('link', { name: 'Enter your star and raasi' }));
  await expect.element(main.getByText('Name not given')).toBeVisible();
});
