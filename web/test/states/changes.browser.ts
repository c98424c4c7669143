import { listWaitingChanges, reviewChange } from '@mala/contract/moderation/changes.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import type { HeldChange } from '@mala/contract/profiles/held-change.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { open, replies } from '../app.tsx';
import { button, textField } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { MEMBER, OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { WAITING_CHANGE } from '../samples-office.ts';
import { giveWizard } from '../wizard.ts';

const NONE = { count: 0, rows: [] };
const WHO = 'Nandini (MF100123)';

test('the office sees a change before and after, and decides about what it saw', async () => {
  const sent: unknown[] = [];
  replies.give(listWaitingChanges, { count: 1, rows: [WAITING_CHANGE] });
  await open('/admin/changes', OWNER);
  const row = page.getByRole('table', { name: 'Changes that wait' }).getByRole('row').nth(1);
  await expect.element(row.getByText('Nandini Devi')).toBeVisible();
  await expect.element(row.getByText('14 May 1998')).toBeVisible();
  await expect.element(row.getByText('14 May 1997')).toBeVisible();
  await expect.element(row.getByText('nothing')).toBeVisible();
  await lookAtBothWidths(row.getByText('Nandini Devi'));
  const changed = { ...WAITING_CHANGE, version: 'v2' };
  const answered = replies.answer(reviewChange, ({ body }) => {
    sent.push(body);
    replies.give(listWaitingChanges, { count: 1, rows: [changed] });
    return refusal('CHANGED_MEANWHILE');
  });
  await button(`Allow the change of ${WHO}`).click();
  await expect.element(page.getByText(/^This has changed while you looked/).first()).toBeVisible();
  answered();
  replies.give(reviewChange, ({ body }) => {
    sent.push(body);
    replies.give(listWaitingChanges, NONE);
    return { decision: 'refuse' as const };
  });
  await button(`Refuse the change of ${WHO}`).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse this change' });
  await dialog.getByLabelText('Ready reason').selectOptions('Not the full name');
  await look(dialog);
  // in the language of the member
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await expect.element(reason).toHaveValue('தயவுசெய்து: full-name');
  await reason.fill('Please write the whole name.');
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect.element(page.getByText('No change waits')).toBeVisible();
  expect(sent).toEqual([
    { section: 'basic', version: 'v1', decision: 'allow' },
    {
      section: 'basic',
      version: 'v2',
      decision: 'refuse',
      reason: 'Please write the whole name.',
    },
  ]);
});

test('a member sees beside the field that a change waits, and what others still see', async () => {
  const change: HeldChange = {
    section: 'basic',
    field: 'name',
    shown: 'Nandini',
    proposed: 'Nandini Devi',
    state: 'waiting',
    reason: null,
  };
  const born = { ...change, field: 'date_of_birth', shown: '1998-05-14', proposed: '1997-05-14' };
  giveWizard('tamilmala');
  replies.give(readSection.basic, {
    ...sampleSections('tamilmala').basic,
    name: 'Nandini Devi',
    date_of_birth: '1997-05-14',
    mid: MEMBER.mid,
    held_changes: [change, { ...born, state: 'refused', reason: 'Send the certificate.' }],
  });
  await open('/profile/edit/basic', { domain: 'tamilmala' });
  const main = page.getByRole('main');
  await expect.element(main.getByText(/^Waiting for review: .* still see: Nandini$/)).toBeVisible();
  await expect
    .element(main.getByText(/^This change was not accepted.*Send the certificate.*14 May 1998$/))
    .toBeVisible();
  await look(main.getByText(/^Waiting for review/));
  // it is said of the value that waits
  await textField('Bride/Groom Name').fill('Nandini Rani');
  await expect.poll(() => main.getByText(/^Waiting for review/).length).toBe(0);
});
