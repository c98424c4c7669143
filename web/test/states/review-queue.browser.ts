import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { lookInReview, nextToReview } from '@mala/contract/moderation/review.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { CONTACT } from '../samples.ts';
import { WAITING_PROFILE } from '../samples-office.ts';

const SECOND = {
  ...WAITING_PROFILE,
  profile: { ...WAITING_PROFILE.profile, profile_id: 'second', name: 'Bhavani', version: 'v2' },
};
const article = page.getByRole('article');
const messages = page.getByRole('region', { name: 'Messages' });
const dialog = page.getByRole('dialog', { name: 'Refuse this profile' });

beforeEach(() => {
  replies.give(nextToReview, ({ body }) => {
    const { except } = body as { except: string[] };
    const rows = [WAITING_PROFILE, SECOND].filter(
      (one) => !except.includes(one.profile.profile_id),
    );
    return { waiting: 2, rows: rows.slice(0, 1), colleagues: ['Kavitha'] };
  });
  replies.give(lookInReview, ({ address }) => {
    const looked = address.pathname.includes('second') ? SECOND : WAITING_PROFILE;
    return { ...looked, profile: { ...looked.profile, ...CONTACT } };
  });
});

async function openQueue(): Promise<void> {
  await open('/admin/profile/review', OWNER);
  await expect.element(article.getByText(CONTACT.address)).toBeVisible();
  await expect.element(page.getByText('Also reviewing now: Kavitha')).toBeVisible();
}

test('a decision that somebody else has made is told with the name, and the page has moved on', async () => {
  const answered = replies.answer(changeStatus, () =>
    refusal('DECIDED_ALREADY', {
      Decided: { by: 'Kavitha', at: '2026-11-20T08:00:00.000Z', status: 500 },
    }),
  );
  await openQueue();
  await userEvent.keyboard('a');
  await expect.element(messages.getByText(/^Kavitha has refused /)).toBeVisible();
  await expect.element(article.getByText('Bhavani').first()).toBeVisible();
  answered();
  await userEvent.keyboard('k');
  await expect.element(article.getByText(/^Kavitha: refused/)).toBeVisible();
});

test('a refusal that was not saved comes back with what was typed', async () => {
  const sent: unknown[] = [];
  const answered = replies.answer(changeStatus, ({ body }) => {
    sent.push(body);
    return refusal('INTERNAL');
  });
  await openQueue();
  await userEvent.keyboard('2');
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await expect.element(reason).toHaveValue('Please: photo-not-own');
  // keys of the page and of the dialog are letters while one types
  await reason.fill('My words a1');
  await userEvent.type(reason, ' v2');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(article.getByText('This decision was not saved')).toBeVisible();
  answered();
  await userEvent.keyboard('r');
  await expect
    .element(dialog.getByRole('textbox', { name: /^Reason/ }))
    .toHaveValue('My words a1 v2');
  expect(sent).toMatchObject([{ status: 500, from: 0, once: true, reason: 'My words a1 v2' }]);
});

test('what is decided faster than the contact loads can be decided otherwise on the way back', async () => {
  const sent: unknown[] = [];
  replies.answer(changeStatus, ({ body }) => {
    sent.push(body);
    return { status: 200, body: JSON.stringify({ Status: 'Success' }) };
  });
  // the first answer is of before the decision, and comes after it
  const asked = Promise.withResolvers<void>();
  let looks = 0;
  replies.answer(lookInReview, async ({ address }) => {
    looks += 1;
    const isSecond = address.pathname.includes('second');
    const status = sent.length === 0 ? WAITING_PROFILE.status : 200;
    if (looks === 1) await asked.promise;
    const looked = isSecond ? SECOND : { ...WAITING_PROFILE, status };
    return { status: 200, body: JSON.stringify(looked) };
  });
  await open('/admin/profile/review', OWNER);
  await expect.poll(() => looks).toBe(1);
  await userEvent.keyboard('a');
  await expect.element(article.getByText('Bhavani').first()).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(article.getByText('You: approved')).toBeVisible();
  asked.resolve();
  await userEvent.keyboard('2');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toMatchObject([
    { status: 200, from: 0 },
    { status: 500, from: 200 },
  ]);
});

test('how many wait is what was asked last, though an earlier answer comes later', async () => {
  replies.give(changeStatus, { status: 200, status_label: 'Approved' });
  await openQueue();
  const late = Promise.withResolvers<void>();
  let counts = 0;
  const answer = (waiting: number, rows: object[] = []) => ({
    status: 200,
    body: JSON.stringify({ waiting, rows, colleagues: [] }),
  });
  replies.answer(nextToReview, async ({ body }) => {
    const { take, except } = body as { take: number; except: string[] };
    if (take > 0) return answer(5, except.includes('second') ? [] : [SECOND]);
    counts += 1;
    if (counts > 1) return answer(3);
    await late.promise;
    // by which it is seen that this answer has come
    const { profile } = WAITING_PROFILE;
    return answer(4, [{ ...WAITING_PROFILE, profile: { ...profile, profile_id: 'third' } }]);
  });
  await userEvent.keyboard('a');
  await expect.element(article.getByText('Bhavani').first()).toBeVisible();
  await expect.poll(() => counts).toBe(1);
  await userEvent.keyboard('a');
  await expect.element(page.getByText('3 profiles wait')).toBeVisible();
  expect(article.length).toBe(0);
  late.resolve();
  await expect.element(article).toBeVisible();
  expect(page.getByText('3 profiles wait').length).toBe(1);
});
