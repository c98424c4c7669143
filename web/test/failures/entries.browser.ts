import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import type { Entry, EntryRow } from '@mala/contract/entries/entry.ts';
import { confirmEntry, openEntry } from '@mala/contract/entries/family.ts';
import * as entries from '@mala/contract/entries/office.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Me } from '../../app/lib/session/session.ts';
import { open, replies } from '../app.tsx';
import { button, click, picture, textField } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';
import { PROFILE } from '../samples.ts';
import { eachRow } from './catalogue.ts';
import { expectSeen, seeFailedLoad, seeFailure, whileFailing } from './failing.ts';

const ID = '01890000-0000-7000-8000-0000000000e1';
const TIMES = {
  created_at: '2026-11-20T08:00:00.000Z',
  changed_at: '2026-11-21T08:00:00.000Z',
  sent_at: null,
  erased_at: '2026-12-20T08:00:00.000Z',
};
const ADDRESSES = { large: '/favicon.ico', short: '/favicon.ico', url: '/favicon.ico' };
const DRAFT: Entry = {
  ...{ id: ID, domain: 'tamilmala', state: 'draft', version: 1, ...TIMES },
  sections: { basic: { name: 'Nandini', mobiles: ['9840012345', ''], email: 'n@example.in' } },
  photos: [{ ...ADDRESSES, id: 'p1', caption: null, width: 60, height: 80, preview: 'data:,' }],
  attachments: [{ id: 'a1', name: 'chart.pdf', url: '/favicon.ico', preview: null, bytes: 9000 }],
  profile: null,
};
const ASKED: Entry = {
  ...DRAFT,
  ...{ state: 'awaiting', sent_at: TIMES.changed_at, profile: PROFILE },
};
const ROW: EntryRow = {
  ...{ id: ID, domain: 'tamilmala', state: 'draft', ...TIMES },
  ...{ name: 'Nandini', mobile_no: '9840012345', photos: 1, entered_by: 'Selvi', mid: null },
};
const PAGE = `/admin/entry/${ID}`;
const PROOF = { mobile_no: '9840012345', profile: PROFILE };
const dialog = page.getByRole('dialog');
const nameField = () => textField('Bride/Groom Name');

beforeEach(() => {
  replies.give(entries.listEntries, { count: 1, rows: [ROW] });
  replies.give(entries.readEntry, DRAFT);
  replies.give(entries.checkEntry, SUCCESS);
  let version = 1;
  replies.give(entries.saveEntry, () => ({ version: ++version, changed_at: TIMES.changed_at }));
  replies.give(openEntry, PROOF);
});

test('entries', async () => {
  const begin = button('Enter a profile for Tamil Mala');
  const link = page.getByRole('link', { name: 'Open the entry Nandini' });
  await eachRow('entries', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/admin/entries', OWNER), link);
    await seeFailure(row, () => begin.click());
  });
  await open('/admin/entries', OWNER);
  await lookAtBothWidths(link);
});

test('entry', async () => {
  await eachRow('entry', (row) => seeFailedLoad(row, () => open(PAGE, OWNER), nameField()));
  await lookAtBothWidths(nameField());
});

test('entrySaved', async () => {
  await open(PAGE, OWNER);
  let typed = 0;
  await eachRow('entrySaved', async (row) => {
    if (!(await nameField().query())) await open(PAGE, OWNER);
    await seeFailure(row, async () => {
      await nameField().fill(`Nandini ${++typed}`);
      // at once: it would be saved by itself a moment later
      click(button('Keep now'));
    });
    const again = button('Load it again');
    if (again.length === 0) return;
    await again.click();
    // the form is another one then
    await expect.element(again).not.toBeInTheDocument();
  });
  await nameField().fill('Nandini Devi');
  await expect.element(page.getByText('Everything is kept')).toBeVisible();
});

test('entrySent', async () => {
  await open(PAGE, OWNER);
  const send = button('Send to the family');
  await eachRow('entrySent', async (row) => {
    if (row.call.startsWith('GET')) return seeFailure(row, () => send.click());
    if (dialog.length === 0) await send.click();
    await seeFailure(row, () => dialog.getByRole('button', { name: 'Go on' }).click());
  });
  await look(dialog);
  const link = 'https://www.example.in/ta/confirm/1/abc';
  const sent = { link, code: null, message: `Please: ${link}`, valid_until: TIMES.changed_at };
  replies.give(entries.sendEntry, sent);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const whatsApp = dialog.getByRole('link', { name: 'Send by WhatsApp' });
  await expect
    .element(whatsApp)
    .toHaveAttribute('href', expect.stringContaining('wa.me/919840012345?text=Please'));
  await look(dialog);
});

test('entryBack', async () => {
  replies.give(entries.readEntry, ASKED);
  await open(PAGE, OWNER);
  const back = button('Take back to change it');
  await lookAtBothWidths(page.getByRole('region', { name: 'Contact details' }));
  await eachRow('entryBack', (row) => seeFailure(row, () => back.click()));
  await look(page.getByRole('main'));
  replies.give(entries.takeBackEntry, DRAFT);
  await back.click();
  await expect.element(nameField()).toBeVisible();
});

test('entryErased', async () => {
  await open(PAGE, OWNER);
  await eachRow('entryErased', async (row) => {
    await button('Erase').click();
    await seeFailure(row, () => dialog.getByRole('button', { name: 'Erase it' }).click());
    await expect.poll(() => dialog.length).toBe(0);
  });
});

test('entryFiles', async () => {
  await open(PAGE, OWNER);
  await expect.element(nameField()).toBeVisible();
  const [face, chart] = [await picture('face.png'), await picture('chart.png')];
  await eachRow('entryFiles', async (row) => {
    const isPhoto = row.call.endsWith('photo');
    if (row.call.startsWith('DELETE')) {
      const name = isPhoto ? 'Remove photo 1' : 'Remove horoscope file 1';
      return seeFailure(row, () => button(name).click());
    }
    const file = isPhoto ? face : chart;
    await whileFailing(row, async () => {
      await page.getByLabelText(isPhoto ? 'Choose photos' : 'Upload horoscope').upload(file);
      await expectSeen(row);
      // before it is retried automatically
      await button(`Take off this list: ${file.name}`).click();
    });
  });
});

async function openByCode(me: Partial<Me> | null): Promise<void> {
  await open('/confirm', me);
  await textField('Mobile number').fill('9840012345');
  await textField('Code').fill('1234 5678');
  await button('Look at the profile').click();
}

test('confirmCode', async () => {
  await open('/confirm', null);
  await textField('Mobile number').fill('9840012345');
  await textField('Code').fill('1234 5678');
  await eachRow('confirmCode', (row) =>
    seeFailure(row, () => button('Look at the profile').click()),
  );
  await lookAtBothWidths(button('Look at the profile'));
});

test('confirmEntry', async () => {
  await openByCode(null);
  const confirm = button('Confirm and create the profile');
  await textField('Password').fill('a longer walk to town');
  await textField('Password again').fill('a longer walk to town');
  await eachRow('confirmEntry', (row) => seeFailure(row, () => confirm.click()));
  replies.give(confirmEntry, { token: 'x' });
});

test('takeOver', async () => {
  const steps = { basic: false, personal: false, work: false, photo: false };
  const me = { steps: { ...steps, family: false, horoscope: false }, mid: null };
  await openByCode({ ...me, standing: 'incomplete' });
  await eachRow('takeOver', (row) => seeFailure(row, () => button('Take it over').click()));
});
