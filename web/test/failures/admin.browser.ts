import { me } from '@mala/contract/auth/me.ts';
import { listHeavyReaders } from '@mala/contract/budgets.ts';
import { listHistory } from '@mala/contract/history.ts';
import { listFailedMails } from '@mala/contract/mail.ts';
import { addMarriage, listMarriages } from '@mala/contract/marriages.ts';
import { findProfiles } from '@mala/contract/moderation/find.ts';
import { listWaiting } from '@mala/contract/moderation/photos.ts';
import { changeFeatured, changeStatus, listProfiles } from '@mala/contract/moderation/profiles.ts';
import { lookInReview, nextToReview } from '@mala/contract/moderation/review.ts';
import { listWaitingTexts } from '@mala/contract/moderation/texts.ts';
import { activateSubscription, listPackages } from '@mala/contract/subscriptions.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Me } from '../../app/lib/session/session.ts';
import { open, replies } from '../app.tsx';
import { button, picture } from '../form.ts';
import { MEMBER, OWNER } from '../people.ts';
import { MARRIAGE, PACKAGES } from '../samples.ts';
import {
  FAILED_MAIL,
  HEAVY_READER,
  HISTORY_ROW,
  LISTED,
  WAITING_PHOTO,
  WAITING_PROFILE,
  WAITING_TEXT,
} from '../samples-office.ts';
import { eachRow } from './catalogue.ts';
import { moreOf, secondPage, seeFailedLoad, seeFailure } from './failing.ts';

const LIST = '/admin/profile/search?domain=tamilmala&name=Nandini';
const MARRIED = { status: 300, status_label: 'Married' } as const;

const found = page
  .getByRole('table', { name: 'Profiles found' })
  .getByRole('row')
  .filter({ hasText: LISTED.name });
const status = found.getByRole('combobox', { name: /^Status of / });
const featured = found.getByRole('checkbox', { name: /^Featured: / });
const updated = page
  .getByRole('region', { name: 'Messages' })
  .getByRole('status')
  .filter({ hasText: 'Success' });

async function chooseMarried(): Promise<void> {
  await status.click();
  await page.getByRole('listbox').getByRole('option', { name: 'Married', exact: true }).click();
}

beforeEach(() => {
  replies.give(listProfiles, { count: 1, rows: [LISTED] });
  replies.give(listPackages, PACKAGES);
  replies.give(listWaiting, { count: 1, rows: [WAITING_PHOTO] });
  replies.give(listWaitingTexts, { count: 1, rows: [WAITING_TEXT] });
  replies.give(listHeavyReaders, { count: 1, rows: [HEAVY_READER] });
});

test('adminList', async () => {
  await eachRow('adminList', (row) =>
    seeFailedLoad(
      row,
      async () => {
        replies.calls.length = 0;
        await open(LIST, OWNER);
        // requested again after the refusal, the account is a member's
        if (row.failure === 'FORBIDDEN')
          replies.give(
            me,
            (): Me =>
              replies.calls.includes('POST /api/admin/profile/list/1')
                ? { ...MEMBER, standing: 'incomplete' }
                : { ...MEMBER, ...OWNER },
          );
      },
      found,
    ),
  );
});

test('adminMore', async () => {
  replies.give(listProfiles, ({ address }) =>
    address.pathname.endsWith('/1') ? { count: 2, rows: [LISTED] } : { count: 1, rows: [] },
  );
  await open(LIST, OWNER);
  await eachRow('adminMore', async (row) => {
    await seeFailedLoad(secondPage(row), () => moreOf().click());
    await expect.element(found).toBeVisible();
  });
  await moreOf().click();
  await expect.poll(() => moreOf().length).toBe(0);
  await expect.element(found).toBeVisible();
});

test('status', async () => {
  await open(LIST, OWNER);
  await eachRow('status', async (row) => {
    await seeFailure(row, chooseMarried);
    await expect.element(status).toHaveValue('Approved');
  });
  const sent: unknown[] = [];
  replies.give(changeStatus, ({ body }) => {
    sent.push(body);
    return MARRIED;
  });
  await chooseMarried();
  await expect.element(updated.getByText('Profile status updated...')).toBeVisible();
  // what was shown, so that nobody else's decision is undone
  const { profile_id, status: from, version } = LISTED;
  expect(sent).toEqual([{ profile_id, from, version, status: 300 }]);
});

test('featured', async () => {
  await open(LIST, OWNER);
  await eachRow('featured', async (row) => {
    await seeFailure(row, () => featured.click());
    await expect.element(featured).not.toBeChecked();
  });
  replies.give(changeFeatured, { is_featured: true });
  await featured.click();
  await expect.element(updated.getByText('Profile status updated...')).toBeVisible();
});

test('activation', async () => {
  const dialog = page.getByRole('dialog', { name: 'Activate a package' });
  const reference = dialog.getByLabelText('Payment reference');
  const silver = dialog.getByRole('radio', { name: /^Silver/ });
  const submit = dialog.getByRole('button', { name: 'Activate', exact: true });
  const openDialog = async () => {
    await open(LIST, OWNER);
    await page.getByRole('button', { name: /^Activate package for / }).click();
  };
  await eachRow('activation', async (row) => {
    if (row.call.startsWith('GET')) return seeFailedLoad(row, openDialog, reference);
    if ((reference.element() as HTMLInputElement).value === '') {
      await silver.click();
      await dialog.getByLabelText('Paid by').selectOptions('upi');
      await reference.fill('UPI-1');
    }
    await seeFailure(row, () => submit.click());
    await expect.element(reference).toHaveValue('UPI-1');
    await expect.element(silver).toBeChecked();
  });
  replies.give(activateSubscription, {
    package: 'silver',
    total_download: 30,
    current_download: 0,
    start_date: '2026-11-22',
    end_date: '2027-02-20',
    duration: 90,
    remaining: 90,
  });
  await submit.click();
  await expect.poll(() => dialog.length).toBe(0);
});

test('desk', async () => {
  const empty = page.getByText('Nothing waits for you');
  await eachRow('desk', (row) => seeFailedLoad(row, () => open('/admin', OWNER), empty));
});

test('find', async () => {
  replies.give(findProfiles, { by: 'name', rows: [] });
  await eachRow('find', async (row) => {
    await open('/admin', OWNER);
    const box = page.getByRole('combobox', { name: /^Find by telephone/ });
    await seeFailure(row, () => box.fill('Nandini'));
  });
});

test('marriages', async () => {
  replies.give(listMarriages, [MARRIAGE]);
  const photo = await picture('marriage.png');
  const remove = page.getByRole('button', { name: `Remove ${MARRIAGE.caption}` });
  const typed = page.getByLabelText('Caption', { exact: true });
  const ways: Record<string, () => Promise<void>> = {
    'POST /api/admin/marriage': async () => {
      if ((typed.element() as HTMLInputElement).value === '') {
        const file = document.querySelector<HTMLInputElement>('input[type=file]');
        if (file) await page.elementLocator(file).upload(photo);
        await typed.fill('Oviya and Gokul');
      }
      await button('Upload').click();
    },
    'DELETE /api/admin/marriage': async () => {
      await remove.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    },
  };
  await eachRow('marriages', async (row) => {
    const way = ways[row.call];
    if (!way) return seeFailedLoad(row, () => open('/admin/marriages', OWNER), remove);
    await seeFailure(row, way);
    await expect.element(remove).toBeVisible();
    if (row.call.startsWith('POST')) await expect.element(typed).toHaveValue('Oviya and Gokul');
  });
  replies.give(addMarriage, [{ ...MARRIAGE, id: 'new', caption: 'Oviya and Gokul' }, MARRIAGE]);
  await button('Upload').click();
  await expect.element(page.getByText('Photo uploaded successfully')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Oviya and Gokul' })).toBeVisible();
});

test('waitingPhotos', async () => {
  const approve = page.getByRole('button', { name: /^Approve the photo/ });
  await eachRow('waitingPhotos', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/admin/review', OWNER), approve);
    await seeFailure(row, () => approve.click());
    await expect.element(approve).toBeEnabled();
  });
});

test('waitingTexts', async () => {
  const allow = page.getByRole('button', { name: /^Allow “About/ });
  await eachRow('waitingTexts', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/admin/review', OWNER), allow);
    await seeFailure(row, () => allow.click());
    await expect.element(allow).toBeEnabled();
  });
});

test('heavyReaders', async () => {
  const who = page.getByRole('link', { name: HEAVY_READER.user_name });
  await eachRow('heavyReaders', (row) =>
    seeFailedLoad(row, () => open('/admin/review', OWNER), who),
  );
});

test('failedMails', async () => {
  replies.give(listFailedMails, { count: 1, rows: [FAILED_MAIL] });
  const retry = page.getByRole('button', { name: /^Try again: Receipt/ });
  const drop = page.getByRole('button', { name: /^Remove: Receipt/ });
  await eachRow('failedMails', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/admin/mail', OWNER), retry);
    await seeFailure(row, () => (row.call.startsWith('POST') ? retry : drop).click());
    await expect.element(drop).toBeEnabled();
  });
});

test('history', async () => {
  replies.give(listHistory, { count: 1, rows: [HISTORY_ROW], actors: [] });
  const who = page.getByRole('link', { name: 'Nandini (MF100123)' });
  await eachRow('history', (row) => seeFailedLoad(row, () => open('/admin/history', OWNER), who));
});

const queue = { waiting: 1, rows: [WAITING_PROFILE], colleagues: [] };

test('reviewQueue', async () => {
  replies.give(nextToReview, queue);
  replies.give(lookInReview, WAITING_PROFILE);
  await eachRow('reviewQueue', (row) =>
    seeFailedLoad(row, () => open('/admin/profile/review', OWNER), page.getByRole('article')),
  );
});

test('reviewLook', async () => {
  replies.give(nextToReview, queue);
  replies.give(lookInReview, WAITING_PROFILE);
  await eachRow('reviewLook', (row) => seeFailure(row, () => open('/admin/profile/review', OWNER)));
});
