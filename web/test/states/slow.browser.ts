import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { listPhotos } from '@mala/contract/photos/album.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { open, replies } from '../app.tsx';
import { pass, takeClock } from '../clock.ts';
import { button, textField } from '../form.ts';
import { look, never } from '../look.ts';
import { setMotion } from '../motion.ts';
import { CARD, PACKAGES } from '../samples.ts';
import { giveWizard } from '../wizard.ts';

const slow = page.getByRole('status').filter({
  hasText: 'This takes longer than usual. Please keep waiting, or check your connection.',
});

async function expectSlow(): Promise<void> {
  pass(11);
  await look(slow);
}

test('the startup check and every page say after ten seconds that they take long', async () => {
  // what the pages request once the held call is released
  giveWizard('tamilmala');
  replies.give(listPackages, PACKAGES);
  replies.give(search, { rows: [], count: 0, photo_nudge: false });
  takeClock();
  for (const [path, call] of [
    ['/profile/edit/work', me],
    ['/profile/edit/work', readSection.work],
    ['/profile/edit/photo', listPhotos],
    ['/upgrade', listPackages],
    ['/profile/search', search],
  ] as const) {
    const answered = replies.answer(call, never);
    await open(path, {});
    await expect.poll(() => replies.calls.at(-1)).toMatch(call.method);
    await expect
      .element(
        page
          .getByRole('status')
          .filter({ hasText: /Loading…|Searching…/ })
          .first(),
      )
      .toBeInTheDocument();
    await expectSlow();
    answered();
  }
});

test('so does a list that goes on, and no longer once it is there', async () => {
  const rows = Array.from({ length: 21 }, (_, at) => ({ ...CARD, profile_id: `groom-${at}` }));
  replies.give(search, ({ address }) => ({
    rows: address.pathname.endsWith('/2') ? rows.slice(20) : rows.slice(0, 20),
    count: rows.length,
    photo_nudge: false,
  }));
  takeClock();
  await open('/profile/search', {});
  const letGo = replies.hold({ method: 'POST', path: '/api/profile/recent/2' });
  await button('View more').click();
  await expect.element(button('Loading…')).toBeVisible();
  await expectSlow();
  letGo();
  await expect.poll(() => page.getByRole('article').length).toBe(rows.length);
  expect(slow.length).toBe(0);
});

test('a form that is being sent says so on its button, and after ten seconds below it', async () => {
  const { work } = sampleSections('tamilmala');
  replies.give(readSection.work, work);
  replies.give(saveSection.work, { Status: 'Success' });
  replies.give(listPhotos, []);
  const letGo = replies.hold(saveSection.work);
  takeClock();
  await open('/profile/edit/work', {});
  await textField('Position').fill('Principal');
  await button('Update Work').click();
  await expect.element(button('Submitting...')).toBeVisible();
  await expectSlow();
  await expect.element(textField('Position')).toHaveValue('Principal');
  letGo();
  await expect.poll(() => location.pathname).toBe('/profile/edit/photo');
  await expect.poll(() => slow.length).toBe(0);
});

test('so does the login', async () => {
  replies.answer(login, never);
  takeClock();
  await open('/login');
  await page.getByLabelText('Mobile number').fill('9876543210');
  await page.getByLabelText('Password', { exact: true }).fill('a long walk home');
  await button('Login').click();
  await expect.element(button('Submitting...')).toBeVisible();
  await expectSlow();
});

/** How long the line above the page grows, at each change of the page; null: it is not there. */
async function leave(): Promise<(string | null)[]> {
  await open('/help', {});
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => {
    const line = document.querySelector('[data-leaving]');
    seen.push(line && getComputedStyle(line).animationDuration);
  });
  const frame = document.querySelector('main')?.parentElement ?? document.body;
  watch.observe(frame, { childList: true });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect.poll(() => location.pathname).toBe('/view/terms');
  await expect.poll(() => seen.at(-1)).toBeNull();
  watch.disconnect();
  return seen;
}

test('a line above the page says that the next one is being loaded', async () => {
  onTestFinished(() => setMotion('reduce'));
  await setMotion('no-preference');
  expect(await leave()).toEqual(['9s', null]);
});

test('the line does not grow for people who want no motion', async () => {
  await setMotion('reduce');
  expect(await leave()).toEqual(['0s', null]);
});
