import { listWaitingChanges } from '@mala/contract/moderation/changes.ts';
import { listLiveChanges, seeLiveChanges } from '@mala/contract/moderation/live-changes.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';
import { LIVE_CHANGE } from '../samples-desk.ts';

const OTHER = {
  ...LIVE_CHANGE,
  profile_id: '01890000-0000-7000-8000-000000000002',
  name: 'Kamala',
};
const NONE = { count: 0, rows: [] };
const messages = page.getByRole('region', { name: 'Messages' });

beforeEach(() => {
  replies.give(listWaitingChanges, NONE);
  replies.give(listLiveChanges, { count: 2, rows: [LIVE_CHANGE, OTHER] });
});

test('a change is shown before and now, a contact without its value', async () => {
  await open('/admin/changes#live', OWNER);
  const row = page
    .getByRole('table', { name: 'Changes that nobody of the office has seen' })
    .getByRole('row')
    .nth(1);
  for (const words of ['Karur', 'Madurai', 'Never Married', 'Divorced', 'nothing', 'I sing.'])
    await expect.element(row.getByText(words, { exact: true }).first()).toBeVisible();
  await expect.element(row.getByText(/5ft 5in/)).toBeVisible();
  await expect.element(row.getByText(/^Changed. The profile shows/)).toBeVisible();
  await lookAtBothWidths(row.getByText('Karur'));
});

test('one is seen, or all that are shown; whoever comes second is told who saw it', async () => {
  const sent: unknown[] = [];
  const outcome = { by: null, at: null } as const;
  replies.give(seeLiveChanges, ({ body }) => {
    sent.push(body);
    replies.give(listLiveChanges, { count: 1, rows: [OTHER] });
    return {
      profiles: [
        {
          profile_id: LIVE_CHANGE.profile_id,
          outcome: 'seen-before' as const,
          by: 'Meena',
          at: '2026-11-20T08:00:00.000Z',
        },
      ],
    };
  });
  await open('/admin/changes', OWNER);
  await button('Seen: the changes of Nandini (MF100123)').click();
  await expect.element(messages.getByText(/^Meena has seen it already: 20 Nov 2026/)).toBeVisible();
  await expect.poll(() => button('All 2 seen').length).toBe(0);
  replies.give(listLiveChanges, { count: 2, rows: [LIVE_CHANGE, OTHER] });
  await open('/admin/changes', OWNER);
  replies.give(seeLiveChanges, ({ body }) => {
    sent.push(body);
    replies.give(listLiveChanges, NONE);
    const { profile_id } = LIVE_CHANGE;
    return {
      profiles: [
        { ...outcome, profile_id, outcome: 'seen' as const },
        { ...outcome, profile_id: OTHER.profile_id, outcome: 'changed' as const },
      ],
    };
  });
  await button('All 2 seen').click();
  await expect.element(messages.getByText('Changed again')).toBeVisible();
  await expect.element(page.getByText('Nothing has changed unseen')).toBeVisible();
  const [first, second] = [LIVE_CHANGE, OTHER].map(({ profile_id, version }) => ({
    profile_id,
    version,
  }));
  expect(sent).toEqual([{ profiles: [first] }, { profiles: [first, second] }]);
});
