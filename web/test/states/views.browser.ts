import type { EntryRow } from '@mala/contract/entries/entry.ts';
import { listEntries } from '@mala/contract/entries/office.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import {
  listViews,
  MOST_VIEWS,
  removeView,
  renameView,
  type SavedView,
  saveView,
} from '@mala/contract/moderation/views.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';
import { PROFILE } from '../samples.ts';
import { LISTED } from '../samples-office.ts';

const LIST = '/admin/profile/search';
const TIME = '2026-11-20T08:00:00.000Z';
const dialog = page.getByRole('dialog');
const views = page.getByRole('navigation', { name: 'Saved views' });
let saved: SavedView[];

beforeEach(() => {
  saved = [];
  replies.give(listProfiles, { count: 1, rows: [LISTED] });
  replies.give(listViews, () => ({ views: saved }));
});

test('a view is saved without what looks for one person, and is one press then', async () => {
  replies.give(saveView, ({ body }) => {
    const view = { id: 'v1', ...(body as Omit<SavedView, 'id'>) };
    saved = [view];
    return view;
  });
  await open(`${LIST}?name=Nandini&status=0&sort=waiting&waiting=3`, OWNER);
  await button('Save as a view').click();
  await expect.element(dialog.getByText(/are not kept: they look for one person/)).toBeVisible();
  await lookAtBothWidths(dialog.getByText(/are not kept/));
  await dialog.getByRole('textbox').fill('Long wait');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(views.getByRole('button', { name: 'Long wait' })).toBeVisible();
  expect(saved[0]?.filters).toEqual({
    domain: ['tamilmala'],
    status: [0],
    waiting: [3],
    sort: 'waiting',
  });
  await views.getByRole('button', { name: 'Long wait' }).click();
  await expect.poll(() => location.search).toBe('?status=0&waiting=3&sort=waiting');
  await expect
    .element(views.getByRole('button', { name: 'Long wait' }))
    .toHaveAttribute('aria-pressed', 'true');
  // under the same name again
  await button('Save as a view').click();
  await dialog.getByRole('textbox').fill('Long wait');
  await expect.element(dialog.getByText(/It is replaced/)).toBeVisible();
});

test('views are renamed and removed', async () => {
  saved = [{ id: 'v1', name: 'நீண்ட காத்திருப்பு', filters: { status: [0] } }];
  replies.give(renameView, ({ body }) => {
    saved = [{ ...(saved[0] as SavedView), ...(body as { name: string }) }];
    return saved[0] as SavedView;
  });
  replies.give(removeView, () => {
    saved = [];
    return { Status: 'Success' as const };
  });
  await open(LIST, OWNER);
  await button('Change views').click();
  await lookAtBothWidths(dialog.getByRole('textbox'));
  await dialog.getByRole('textbox').fill('New ones');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(() => views.getByText('New ones').length).toBe(1);
  await dialog.getByRole('button', { name: 'Remove the view New ones' }).click();
  await expect.element(dialog.getByText('No view is saved any more.')).toBeVisible();
});

test('of twenty views one has to go before another is saved', async () => {
  saved = Array.from({ length: MOST_VIEWS }, (_, index) => ({
    id: `v${index}`,
    name: `View ${index}`,
    filters: {},
  }));
  await open(LIST, OWNER);
  await expect.element(page.getByText(/^20 views are saved/)).toBeVisible();
  await expect.element(button('Save as a view')).toHaveAttribute('aria-disabled', 'true');
});

describe('the place in a list of forty', () => {
  const row = (n: number) => ({
    ...LISTED,
    profile_id: `01890000-0000-7000-8000-0000000000${n}`,
    name: `Person ${n}`,
    mid: `MF1001${n}`,
  });
  const rows = Array.from({ length: 40 }, (_, index) => row(index + 10));
  const link = page.getByRole('link', { name: 'View Person 45 (MF100145)' });
  const focused = () => document.activeElement?.id;

  beforeEach(() => {
    replies.give(listProfiles, ({ address }) => {
      const at = Number(address.pathname.split('/').at(-1)) * 20;
      return { count: 40, rows: rows.slice(at - 20, at) };
    });
    replies.give(viewProfile, PROFILE);
  });

  test('is kept on the way to a profile and back, with the focus', async () => {
    await open(LIST, OWNER);
    await button('View more').click();
    await link.click();
    // the address is there before the page, and the list has a heading too
    const profile = page.getByRole('heading', { level: 1, name: new RegExp(`^${PROFILE.name}`) });
    await expect.element(profile).toBeVisible();
    history.back();
    await expect.poll(() => location.pathname).toBe(LIST);
    await expect.element(link).toBeVisible();
    await expect.poll(focused).toBe(`view-${rows[35]?.profile_id}`);
  });

  test('is kept over a reload, which loads as many pages again', async () => {
    await open(`${LIST}?sort=name`, OWNER);
    await button('View more').click();
    await expect.element(link).toBeInTheDocument();
    (link.element() as HTMLElement).focus();
    await expect.poll(() => scrollY).toBeGreaterThan(500);
    const before = scrollY;
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await open(`${LIST}?sort=name`, OWNER);
    await expect.element(link).toBeInTheDocument();
    await expect.poll(() => Math.abs(scrollY - before)).toBeLessThan(20);
    await expect.poll(focused).toBe(`view-${rows[35]?.profile_id}`);
  });
});

test('a row says who is paused or closed, which can be looked for', async () => {
  replies.give(listProfiles, { count: 1, rows: [{ ...LISTED, away: 'closed' }] });
  await open(`${LIST}?away=ending`, OWNER);
  const row = page.getByRole('row', { name: /Nandini/ });
  await expect.element(row.getByText('Closed', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Not shown' })).toHaveValue('ending');
  await lookAtBothWidths(row.getByText('Closed', { exact: true }));
});

test('the other lists of the office keep place, focus and filter over a reload too', async () => {
  const times = { created_at: TIME, changed_at: TIME, sent_at: null, erased_at: TIME };
  const entry = (n: number): EntryRow => ({
    ...{ id: `01890000-0000-7000-8000-0000000000${n}`, domain: 'tamilmala', state: 'draft' },
    ...{ ...times, name: `Entry ${n}`, mobile_no: null, photos: 0, entered_by: null, mid: null },
  });
  const rows = Array.from({ length: 40 }, (_, index) => entry(index + 10));
  replies.give(listEntries, ({ address }) => {
    const at = Number(address.pathname.split('/').at(-1)) * 20;
    return { count: 40, rows: rows.slice(at - 20, at) };
  });
  await open('/admin/entries', OWNER);
  await page.getByLabelText('Show').selectOptions('Draft');
  await expect.poll(() => location.search).toBe('?state=draft');
  await open('/admin/entries?state=draft', OWNER);
  await expect.element(page.getByLabelText('Show')).toHaveValue('draft');
  await button('View more').click();
  const link = page.getByRole('link', { name: 'Open the entry Entry 45' });
  await expect.element(link).toBeInTheDocument();
  (link.element() as HTMLElement).focus();
  await expect.poll(() => scrollY).toBeGreaterThan(500);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await open('/admin/entries?state=draft', OWNER);
  await expect.element(page.getByLabelText('Show')).toHaveValue('draft');
  await expect.element(link).toHaveFocus();
  expect(scrollY).toBeGreaterThan(500);
});
