import { listHeavyReaders } from '@mala/contract/budgets.ts';
import { listWaiting, reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { listWaitingTexts } from '@mala/contract/moderation/texts.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { WAITING_PHOTO } from '../samples-office.ts';

const NONE = { count: 0, rows: [] };
const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
const row = page.getByRole('table', { name: 'Photos that wait' }).getByRole('row').nth(1);
const approve = row.getByRole('button', { name: /^Approve the photo of Nandini/ });

beforeEach(() => {
  replies.give(listWaiting, { count: 1, rows: [WAITING_PHOTO] });
  replies.give(listWaitingTexts, NONE);
  replies.give(listHeavyReaders, NONE);
});

test('the office decides about the photo that it saw, and looks again at one that has changed (abuse 10)', async () => {
  const sent: unknown[] = [];
  const changed = { ...WAITING_PHOTO, caption: 'At the beach', version: 'v2' };
  const answered = replies.answer(reviewPhoto, ({ body }) => {
    sent.push(body);
    replies.give(listWaiting, { count: 1, rows: [changed] });
    return refusal('CHANGED_MEANWHILE');
  });
  await open('/admin/review', OWNER);
  await expect.element(row.getByText('At the temple')).toBeVisible();
  await approve.click();
  await expect.element(page.getByText(/^This has changed while you looked/).first()).toBeVisible();
  await expect.element(row.getByText('At the beach')).toBeVisible();
  answered();
  replies.give(reviewPhoto, ({ body }) => {
    sent.push(body);
    replies.give(listWaiting, NONE);
    return { decision: 'refuse' as const };
  });
  await row.getByRole('button', { name: /^Refuse the photo of Nandini/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse this photo' });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('It is a landscape.');
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect.element(page.getByText('No photo waits')).toBeVisible();
  expect(sent).toEqual([
    { version: 'v1', decision: 'approve' },
    { version: 'v2', decision: 'refuse', reason: 'It is a landscape.' },
  ]);
});

test('one sign of loading stands for all lists', async () => {
  const letGo = [listWaiting, listWaitingTexts, listHeavyReaders].map((one) => replies.hold(one));
  await open('/admin/review', OWNER);
  await expect.element(loading).toBeVisible();
  expect(loading.length).toBe(1);
  for (const go of letGo) go();
  await expect.element(approve).toBeVisible();
  expect(loading.length).toBe(0);
});

test('the focus goes to the photo that takes the place of the one that was decided', async () => {
  replies.give(listWaiting, { count: 2, rows: [WAITING_PHOTO] });
  replies.give(reviewPhoto, () => {
    const next = { ...WAITING_PHOTO, id: 'next', caption: 'At the beach' };
    replies.give(listWaiting, { count: 1, rows: [next] });
    return { decision: 'approve' as const };
  });
  await open('/admin/review', OWNER);
  await approve.click();
  await expect.element(row.getByText('At the beach')).toBeVisible();
  await expect.poll(() => row.element().contains(document.activeElement)).toBe(true);
});

test('header and page of the office begin at the same edge', async () => {
  await page.viewport(1280, 800);
  await open('/admin/review', OWNER);
  await expect.element(approve).toBeVisible();
  const [name, title] = [
    page.getByRole('banner').getByRole('link', { name: /^Tamil Mala/ }),
    page.getByRole('heading', { level: 1 }),
  ].map((one) => one.element().getBoundingClientRect().left);
  expect(name).toBe(title);
  await page.viewport(360, 740);
});
