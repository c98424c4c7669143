import { startConfirm } from '@mala/contract/auth/second-step.ts';
import { readBiodata } from '@mala/contract/biodata.ts';
import * as sharing from '@mala/contract/sharing.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { MEMBER } from '../people.ts';
import { LINK, sharedOf } from '../samples-sharing.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';
import { SHARED_PAGE } from './rows-sharing.ts';

const BIODATA = `/profile/view/${MEMBER.user_id}/biodata`;
const end = page.getByRole('button', { name: /^End link/ });

beforeEach(() => {
  replies.give(sharing.listLinks, { links: [LINK] });
  replies.give(sharing.openLink, sharedOf('tamilmala'));
  replies.give(startConfirm, { second_factor: null });
});

test('biodata', async () => {
  await open(BIODATA, {});
  await expect.element(end).toBeVisible();
  await eachRow('biodata', (row) => seeFailure(row, () => button('Download PDF').click()));
  const asked: string[] = [];
  replies.give(readBiodata, ({ address }) => {
    asked.push(address.search);
    return { address: '/brand/neutral.svg', file_name: 'MF100123-biodata.pdf' };
  });
  await button('Download PDF').click();
  await expect.poll(() => asked.length).toBe(1);
});

test('ownLinks', async () => {
  await eachRow('ownLinks', (row) => seeFailedLoad(row, () => open(BIODATA, {}), end));
});

test('makeLink', async () => {
  await open(BIODATA, {});
  await expect.element(end).toBeVisible();
  await page.getByRole('combobox', { name: 'How long it works' }).selectOptions('3');
  const contact = page.getByRole('checkbox', { name: 'With my contact details' });
  await contact.click();
  await eachRow('makeLink', (row) => seeFailure(row, () => button('Make a link').click()));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(contact).toBeChecked();
  let sent: unknown;
  replies.give(sharing.createLink, ({ body }) => {
    sent = body;
    return LINK;
  });
  await button('Make a link').click();
  await expect.poll(() => sent).toEqual({ days: 3, contact: true, face: false });
});

test('endLink', async () => {
  await open(BIODATA, {});
  await eachRow('endLink', (row) => seeFailure(row, () => end.click()));
});

test('openLink', async () => {
  const title = page.getByRole('heading', { level: 1, name: 'Arjun, 29' });
  await eachRow('openLink', (row) => seeFailedLoad(row, () => open(SHARED_PAGE), title));
});

test('seen', async () => {
  replies.give(sharing.seeAsOthers, { profile: null, face: null });
  const seen = page.getByRole('heading', { name: 'Other families do not see your profile now' });
  await eachRow('seen', (row) =>
    seeFailedLoad(row, () => open(`/profile/view/${MEMBER.user_id}/seen`, {}), seen),
  );
});
