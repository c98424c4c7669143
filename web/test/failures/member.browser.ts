import * as account from '@mala/contract/members/account.ts';
import { eraseMember, previewErasure, readErasure } from '@mala/contract/members/erasure.ts';
import { addNote, listNotes } from '@mala/contract/members/notes.ts';
import { readMemberContact } from '@mala/contract/members/page.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, chooseBirthDate } from '../form.ts';
import { giveMemberPage } from '../member-page.ts';
import { OWNER } from '../people.ts';
import { ERASURE, MEMBER_NOTE, MEMBER_SESSION } from '../samples-office.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const PAGE = '/admin/member/1';
const dialog = page.getByRole('dialog');
const heading = page.getByRole('heading', { level: 1, name: 'Nandini (MF100123)' });
const reason = dialog.getByLabelText('Reason');

beforeEach(() => {
  giveMemberPage();
  replies.give(account.listMemberSessions, { rows: [MEMBER_SESSION] });
  replies.give(listNotes, { count: 1, rows: [MEMBER_NOTE] });
});

test('member', async () => {
  await eachRow('member', (row) => seeFailedLoad(row, () => open(PAGE, OWNER), heading));
});

test('memberParts', async () => {
  await eachRow('memberParts', (row) => {
    // one of the two lists of downloads, since each has its place
    const call = row.call.replace(':side', 'made');
    return seeFailedLoad({ ...row, call }, () => open(PAGE, OWNER), heading);
  });
});

test('memberContact', async () => {
  await open(PAGE, OWNER);
  const show = () => button('Show the contact').click();
  await eachRow('memberContact', (row) => seeFailure(row, show));
  replies.give(readMemberContact, {
    mobile_no: '9840012345',
    mobiles: ['9840012346'],
    email: null,
  });
  await show();
  await expect.element(page.getByText('9840012345', { exact: true })).toBeVisible();
});

test('addNote', async () => {
  await open(PAGE, OWNER);
  const text = page.getByLabelText('New note');
  const add = async () => {
    await text.fill('Calls on Mondays');
    await button('Add the note').click();
  };
  await eachRow('addNote', async (row) => {
    await seeFailure(row, add);
    await expect.element(text).toHaveValue('Calls on Mondays');
  });
  replies.give(addNote, MEMBER_NOTE);
  await add();
  await expect.element(text).toHaveValue('');
});

/** Opens the dialog of an act, where it is closed, and sends it with a reason. */
async function send(opener: string | RegExp, submit: string, fill = async () => {}): Promise<void> {
  if (dialog.length === 0) await page.getByRole('button', { name: opener }).click();
  await fill();
  await reason.fill('They asked on the telephone');
  await dialog.getByRole('button', { name: submit }).click();
}

test('endSessions', async () => {
  await open(PAGE, OWNER);
  const end = () => send(/^Log out Chrome/, 'Log out');
  await eachRow('endSessions', (row) => seeFailure(row, end));
  replies.give(account.endMemberSessions, { ended: 1 });
  replies.give(account.listMemberSessions, { rows: [] });
  await end();
  await expect.element(page.getByText('The member is logged in nowhere.')).toBeVisible();
});

test('memberLink', async () => {
  await open(PAGE, OWNER);
  const make = () => send('New password link', 'Make the link');
  await eachRow('memberLink', (row) => seeFailure(row, make));
  const link = 'https://mala.example/password/new/1/2';
  replies.give(account.linkMemberPassword, { link });
  await make();
  await expect.element(dialog.getByText(link)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => dialog.length).toBe(0);
});

test('memberMobile', async () => {
  await open(PAGE, OWNER);
  const mobile = dialog.getByLabelText('New mobile number');
  const change = () =>
    send('Change the mobile number', 'Change the number', () => mobile.fill('9840012345'));
  await eachRow('memberMobile', async (row) => {
    await seeFailure(row, change);
    await expect.element(mobile).toHaveValue('9840012345');
  });
  replies.give(account.changeMemberMobile, { Status: 'Success' });
  await change();
  await expect.poll(() => dialog.length).toBe(0);
});

test('erasurePreview', async () => {
  replies.give(previewErasure, ERASURE);
  await open(PAGE, OWNER);
  const counted = dialog.getByText('This has to be kept');
  await eachRow('erasurePreview', (row) =>
    seeFailedLoad(
      row,
      async () => {
        await open(PAGE, OWNER);
        await button('Erase the account').click();
      },
      counted,
    ),
  );
});

test('erasure', async () => {
  replies.give(previewErasure, ERASURE);
  replies.give(readErasure, ERASURE);
  await open(PAGE, OWNER);
  const erase = async () => {
    if (dialog.length === 0) await button('Erase the account').click();
    await dialog.getByLabelText('How it was asked').selectOptions('By letter');
    await chooseBirthDate('18', 'November', '2026');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
  };
  await eachRow('erasure', (row) => seeFailure(row, erase));
  replies.give(eraseMember, { receipt: '1' });
  await erase();
  await expect.poll(() => location.pathname).toBe('/admin/erasure/1');
  await expect.element(page.getByText('TM/E/2026/12')).toBeVisible();
});

test('erasureReceipt', async () => {
  replies.give(readErasure, ERASURE);
  const number = page.getByText('TM/E/2026/12');
  await eachRow('erasureReceipt', (row) =>
    seeFailedLoad(row, () => open('/admin/erasure/1', OWNER), number),
  );
});
