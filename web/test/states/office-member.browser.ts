import * as account from '@mala/contract/members/account.ts';
import { addNote } from '@mala/contract/members/notes.ts';
import { readMember, readMemberContact } from '@mala/contract/members/page.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { listViews } from '@mala/contract/moderation/views.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { giveMemberPage } from '../member-page.ts';
import { OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { CONTACT, groomOf } from '../samples.ts';
import { LISTED, MEMBER_NOTE, OFFICE_MEMBER } from '../samples-office.ts';

const dialog = page.getByRole('dialog');

beforeEach(async () => {
  giveMemberPage();
  await open(`/admin/member/${OFFICE_MEMBER.id}`, OWNER);
});

test('nothing stays of a member who was erased after the page was loaded', async () => {
  await page.getByLabelText('New note').fill('Calls on Mondays');
  replies.give(addNote, MEMBER_NOTE);
  replies.answer(readMember, () => refusal('NOT_FOUND'));
  await button('Add the note').click();
  await expect.element(page.getByRole('heading', { name: 'No such member' })).toBeVisible();
  expect(page.getByText('Nandini').length).toBe(0);
});

test('a contact that was shown has no former number', async () => {
  replies.give(readMemberContact, { mobile_no: '9840012345', mobiles: [], email: null });
  await button('Show the contact').click();
  const former = page.getByText('9840012345', { exact: true });
  await expect.element(former).toBeVisible();
  replies.give(account.changeMemberMobile, { Status: 'Success' });
  await button('Change the mobile number').click();
  await dialog.getByLabelText('New mobile number').fill('9840054321');
  await dialog.getByLabelText('Reason').fill('They asked on the telephone');
  await button('Change the number').click();
  await expect.element(button('Show the contact')).toBeVisible();
  expect(former.length).toBe(0);
});

test('the biodata is printed for a family that comes to the office', async () => {
  const { profile } = groomOf('tamilmala');
  replies.give(viewProfile, { ...profile, ...CONTACT, profile_id: OFFICE_MEMBER.id });
  await page.getByRole('link', { name: 'Download biodata (PDF)' }).click();
  await expect.element(page.getByText(/The date is at its foot/)).toBeVisible();
  // who works there has none
  expect(page.getByText(/Your member id/).length).toBe(0);
  await expect.element(button('Download PDF')).toBeVisible();
});

test('there is nothing to print of who has filled in nothing', async () => {
  replies.give(readMember, { ...OFFICE_MEMBER, missing: [...SECTIONS] });
  await open(`/admin/member/${OFFICE_MEMBER.id}`, OWNER);
  await expect.element(button('Show the contact')).toBeVisible();
  expect(page.getByRole('link', { name: /biodata/ }).length).toBe(0);
});

test('the page leads back to the list that one came from, with its filters', async () => {
  const back = page.getByRole('link', { name: 'Back to the list' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(back.length).toBe(0);
  replies.give(listProfiles, { count: 1, rows: [LISTED] });
  replies.give(listViews, { views: [] });
  await open('/admin/profile/search?status=200', OWNER);
  await page.getByRole('link', { name: /^Member’s page/ }).click();
  await expect.poll(() => location.pathname).toContain('/admin/member/');
  await back.click();
  await expect.poll(() => location.search).toBe('?status=200');
});
