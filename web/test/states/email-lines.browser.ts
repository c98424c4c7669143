import { listHistory } from '@mala/contract/history.ts';
import { readMailChoices } from '@mala/contract/mail.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readSetup } from '@mala/contract/setup.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { OWNER } from '../people.ts';
import { CONTACT, groomOf } from '../samples.ts';
import { HISTORY_ROW } from '../samples-office.ts';

const EMAIL = 'subbulakshmi.venkataramanan.iyer@the-house-of-grandmother.example.org';
const choices = {
  'profile-approved': true,
  'profile-refused': true,
  'text-refused': true,
  'package-ending': true,
  'still-looking': true,
};

/** What stands at the end of each line of an element's text but the last. */
function lineEnds(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters: { letter: string; top: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top } = range.getBoundingClientRect();
      letters.push({ letter: node.textContent?.[at] ?? '', top: Math.round(top) });
    }
  return letters
    .filter(({ top }, at) => at + 1 < letters.length && letters[at + 1]?.top !== top)
    .map(({ letter }) => letter);
}

async function expectWholeParts(): Promise<void> {
  const shown = page.getByText(EMAIL, { exact: false }).first();
  await expect.element(shown).toBeVisible();
  const ends = lineEnds(shown.element());
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter((end) => !/[@.\s-]/.test(end))).toEqual([]);
  expect(shown.element().textContent).toContain(EMAIL);
}

test('a long email address breaks behind an @ or a dot, on a phone', async () => {
  await page.viewport(360, 740);
  const { profile } = groomOf('tamilmala');
  replies.give(viewProfile, { ...profile, ...CONTACT, email: EMAIL, downloaded: true });
  await open(`/profile/view/${profile.profile_id}`, {});
  await expectWholeParts();
  await expect
    .element(page.getByRole('link', { name: EMAIL }))
    .toHaveAttribute('href', `mailto:${EMAIL}`);
  replies.give(readMailChoices, { choices });
  for (const email_verified of [true, false]) {
    await open('/mail/choices', { email: EMAIL, email_verified });
    await expectWholeParts();
  }
});

test('so do those that the office reads: of a test mail, and of a change', async () => {
  await page.viewport(360, 740);
  const sent = { item: 'mail-received', domain: null, done: false, note: 'not-sent' } as const;
  replies.give(readSetup, { rows: [{ ...sent, detail: EMAIL }] });
  await open('/admin', OWNER);
  await expectWholeParts();
  const change = { action: 'edit', part: 'basic' } as const;
  const values = { before: { email: EMAIL }, after: { email: 'a@example.in' } };
  const row = { ...HISTORY_ROW, ...change, fields: ['email'], ...values };
  replies.give(listHistory, { count: 1, rows: [row], actors: [] });
  await open('/admin/history', OWNER);
  await expectWholeParts();
});
