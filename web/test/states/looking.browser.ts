import { search } from '@mala/contract/search.ts';
import { answerLooking, listCalls, recordCall } from '@mala/contract/still-looking.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, expectFocusAt, pressByKey } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';
import { CALL } from '../samples-calls.ts';

const LINK = '/mail/looking/somebody/an-asking/a-secret';
const yes = button('Yes, still looking');
const found = button('We have found someone');
const said: unknown[] = [];

function answerWith(outcome: 'shown' | 'paused' | 'over'): void {
  said.length = 0;
  replies.give(answerLooking, ({ body }) => {
    said.push(body);
    return { outcome };
  });
}

test('the link says nothing by itself, and one tap answers', async () => {
  answerWith('shown');
  await open(LINK);
  await expect.element(yes).toBeVisible();
  expect(said).toEqual([]);
  await yes.click();
  await expect.element(page.getByText('Thank you! Your profile is shown')).toBeVisible();
  expect(said).toEqual([
    { user_id: 'somebody', asking_id: 'an-asking', secret: 'a-secret', answer: 'looking' },
  ]);
});

test('who has found someone is told what follows, and may take it back', async () => {
  answerWith('paused');
  await open(LINK);
  await found.click();
  await expect.element(page.getByText('We are happy for you!')).toBeVisible();
  answerWith('shown');
  await button('That was a mistake: still looking').click();
  await expect.element(page.getByText('Thank you! Your profile is shown')).toBeVisible();
  expect(said).toMatchObject([{ answer: 'looking' }]);
});

test('the focus goes to what is said after an answer', async () => {
  answerWith('paused');
  await open(LINK);
  await pressByKey(found);
  await expectFocusAt('We are happy for you!');
  answerWith('shown');
  await pressByKey(button('That was a mistake: still looking'));
  await expectFocusAt('Thank you! Your profile is shown');
});

test('a link of before says that it is over', async () => {
  answerWith('over');
  await open(LINK);
  await yes.click();
  await expect.element(page.getByText('There is nothing to answer')).toBeVisible();
});

test('a member who is back reads once that the profile is shown again', async () => {
  replies.give(search, { rows: [], count: 0, photo_nudge: false });
  const again = page.getByText(/^Welcome back!/);
  await open('/profile/search', { shown_again: true });
  await expect.element(again).toBeVisible();
  await button('OK').click();
  await expect.element(again).not.toBeInTheDocument();
});

test('the question is accessible on a phone and a desktop', async () => {
  await open(LINK);
  await lookAtBothWidths(yes);
});

test('the calls to make are accessible on a phone and a desktop', async () => {
  replies.give(listCalls, { count: 1, rows: [CALL] });
  await open('/admin/calls', OWNER);
  await lookAtBothWidths('Meenakshisundaram');
});

test('a recorded call says whose it was, since rows move up', async () => {
  replies.give(listCalls, { count: 1, rows: [CALL] });
  replies.give(recordCall, { Status: 'Success' });
  await open('/admin/calls', OWNER);
  await button('Not reached: Meenakshisundaram (MF100431)').click();
  const done = page.getByText('The call comes back in three days.');
  await expect.element(done).toBeVisible();
  await expect.element(page.getByText('Not reached: Meenakshisundaram (MF100431)')).toBeVisible();
});

test('after a recorded call the focus is on the next row, and after the last one in the list', async () => {
  const rows = ['Anitha', 'Bhavani', 'Chitra'].map((user_name, at) => ({
    ...{ ...CALL, user_name, mid: `MF10000${at}`, id: `${CALL.id.slice(0, -1)}${at}` },
  }));
  let left = rows;
  replies.give(listCalls, () => ({ count: left.length, rows: left }));
  replies.give(recordCall, { Status: 'Success' });
  await open('/admin/calls', OWNER);
  const record = async (at: number) => {
    const row = left[at];
    const outcome = button(`Not reached: ${row?.user_name} (${row?.mid})`);
    await expect.element(outcome).toBeVisible();
    left = left.filter((one) => one !== row);
    await outcome.click();
  };
  const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await record(1);
  await expect.element(link('Chitra')).toHaveFocus();
  await record(1);
  await expect.element(link('Anitha')).toHaveFocus();
  await record(0);
  const none = page.getByText('There is nobody to call');
  await expect.element(none).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(none.element())).toBe(true);
  expect(document.activeElement?.tagName).toBe('DIV');
});
