import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { refusal } from '../replies.ts';
import { CONTACT, groomOf, SUBSCRIPTION } from '../samples.ts';

const { profile } = groomOf(DOMAINS[0]);
const ADDRESS = `/profile/view/${profile.profile_id}`;
const SUBSCRIBER = { subscription_id: '01890000-0000-7000-8000-000000000003' };
const question = page.getByRole('dialog', { name: 'View this contact?' });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function openLocked(left: number): Promise<void> {
  replies.give(viewProfile, profile);
  const subscription = { ...SUBSCRIPTION, total_download: 80, current_download: 80 - left };
  replies.give(readSubscription, subscription);
  replies.give(downloadContact, { ...profile, ...CONTACT, downloaded: true, subscription });
  await open(ADDRESS, SUBSCRIBER);
  await expect.element(button('View Contact')).toBeVisible();
}

test('the question says what is used, and by keyboard it is answered or left', async () => {
  await openLocked(68);
  const view = button('View Contact');
  await view.click();
  await expect.element(question.getByText('This uses 1 of your 68 profiles')).toBeVisible();
  await expect.element(button('Yes, use one')).toHaveFocus();
  const { top, bottom } = question.element().getBoundingClientRect();
  expect(Math.abs(top - (innerHeight - bottom)), 'in the middle').toBeLessThan(3);
  await userEvent.keyboard('{Escape}');
  await expect.element(view).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Contact details' })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: /^\d{10}$/ }).first()).toBeVisible();
});

test('one profile left is one profile', async () => {
  await openLocked(1);
  await button('View Contact').click();
  await expect
    .element(question.getByText('This uses 1 of your 1 profile', { exact: true }))
    .toBeVisible();
});

test('"do not ask again" is kept only with a yes', async () => {
  await openLocked(68);
  const never = question.getByRole('checkbox', { name: 'Do not ask again' });
  await button('View Contact').click();
  await never.click();
  await button('Not now').click();
  await button('View Contact').click();
  await expect.element(never).not.toBeChecked();
  await never.click();
  const failing = replies.answer(downloadContact, () => refusal('INTERNAL'));
  await button('Yes, use one').click();
  await expect.element(page.getByRole('alert').getByText('Something went wrong...')).toBeVisible();
  failing();
  await button('View Contact').click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^\d{10}$/ }).first()).toBeVisible();
});

test('a number leads to a call and to WhatsApp in India, and copying it is told', async () => {
  replies.give(viewProfile, { ...profile, ...CONTACT, downloaded: true });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open(ADDRESS, SUBSCRIBER);
  const [mobile = ''] = CONTACT.mobiles;
  const number = page.getByRole('link', { name: mobile ?? '', exact: true });
  await expect.element(number).toHaveAttribute('href', `tel:+91${mobile}`);
  const chat = page.getByRole('link', { name: `WhatsApp to ${mobile} (opens WhatsApp)` });
  await expect.element(chat).toHaveAttribute('href', `https://wa.me/91${mobile}`);
  const copy = button(`Copy the number ${mobile}`);
  await copy.click();
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(write).toHaveBeenCalledWith(`+91${mobile}`);
  write.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await copy.click();
  await expect.element(page.getByText(/^Not copied/)).toBeVisible();
});
