import {
  addComplaintPicture,
  decideComplaint,
  listComplaints,
  listComplaintsOf,
  listOwnComplaints,
  makeComplaint,
  type OwnComplaint,
} from '@mala/contract/complaints.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, picture } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';
import { PROFILE } from '../samples.ts';
import { COMPLAINT } from '../samples-office.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const { reporter: _, about: __, languages: ___, others: ____, domain: _____, ...TOLD } = COMPLAINT;
const OWN: OwnComplaint = { ...TOLD, profile_id: PROFILE.profile_id, mid: 'MF100123' };
const EARLIER = { ...COMPLAINT, id: 'earlier', text: 'The photo is not theirs.' };
const dialog = page.getByRole('dialog', { name: 'Report this profile' });

beforeEach(() => {
  replies.give(viewProfile, PROFILE);
  replies.give(listOwnComplaints, { rows: [OWN] });
  replies.give(listComplaints, { count: 1, rows: [COMPLAINT] });
  replies.give(listComplaintsOf, { received: [EARLIER], made: [] });
});

async function report(): Promise<void> {
  await button('Report this profile').click();
  await dialog.getByLabelText('What is wrong?').selectOptions('Asks for money');
  await dialog.getByRole('textbox').fill(OWN.text);
}

const send = () => dialog.getByRole('button', { name: 'Send to the office' });

test('report', async () => {
  await open(`/profile/view/${PROFILE.profile_id}`, { standing: 'approved' });
  await report();
  await look(dialog);
  await eachRow('report', async (row) => {
    await seeFailure(row, () => send().click());
    await expect.element(dialog.getByRole('textbox')).toHaveValue(OWN.text);
  });
  replies.give(makeComplaint, { rows: [OWN] });
  await send().click();
  await expect.element(page.getByText('Our office looks at it, and writes to you.')).toBeVisible();
});

test('reportPicture', async () => {
  replies.give(makeComplaint, { rows: [OWN] });
  const photo = await picture('chat.png');
  await open(`/profile/view/${PROFILE.profile_id}`, { standing: 'approved' });
  await eachRow('reportPicture', async (row) => {
    await report();
    const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
    if (input) await page.elementLocator(input).upload(photo);
    await seeFailure(row, () => send().click());
    // what was told stays told
    await expect.poll(() => dialog.length).toBe(0);
  });
  replies.give(addComplaintPicture, { rows: [OWN] });
});

test('ownComplaints', async () => {
  const told = page.getByText(OWN.text);
  await eachRow('ownComplaints', (row) => seeFailedLoad(row, () => open('/complaints', {}), told));
  const answered = { ...OWN, decision: 'warned' as const, answer: 'We have spoken to them.' };
  replies.give(listOwnComplaints, { rows: [answered] });
  await open('/complaints', {});
  await expect.element(page.getByText('We have spoken to them.')).toBeVisible();
  await lookAtBothWidths(page.getByText('Our office has warned them'));
});

test('memberComplaints', async () => {
  const earlier = page.getByRole('dialog').getByText(EARLIER.text);
  await eachRow('memberComplaints', (row) =>
    seeFailedLoad(
      row,
      async () => {
        await open('/admin/complaints', OWNER);
        await button('Answer the complaint about Nandini (MF100123)').click();
      },
      earlier,
    ),
  );
});

test('complaints', async () => {
  const answer = button('Answer the complaint about Nandini (MF100123)');
  const answering = page.getByRole('dialog', { name: 'Answer this complaint' });
  await eachRow('complaints', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/admin/complaints', OWNER), answer);
    if (answering.length === 0) {
      await answer.click();
      await answering.getByLabelText('Decision').selectOptions('Warn the member');
      await answering.getByRole('textbox', { name: /^To the member/ }).fill('No money, please.');
      await answering.getByRole('textbox', { name: /^To who/ }).fill('We have warned them.');
    }
    await seeFailure(row, () => answering.getByRole('button', { name: 'Send' }).click());
  });
  await open('/admin/complaints', OWNER);
  await lookAtBothWidths(answer);
  await answer.click();
  await answering.getByLabelText('Decision').selectOptions('Nothing found');
  await answering.getByRole('textbox', { name: /^To who/ }).fill('All is well.');
  await look(answering);
  const sent: unknown[] = [];
  replies.give(decideComplaint, ({ body }) => {
    sent.push(body);
    replies.give(listComplaints, { count: 0, rows: [] });
    return SUCCESS;
  });
  await answering.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('No complaint waits')).toBeVisible();
  expect(sent).toEqual([{ decision: 'nothing', answer: 'All is well.' }]);
});
