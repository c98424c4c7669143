import { findStar } from '@mala/contract/horoscopes.ts';
import {
  correctSection,
  listObjections,
  listOwnCorrections,
  readCorrectable,
} from '@mala/contract/members/corrections.ts';
import { readMember } from '@mala/contract/members/page.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { giveMemberPage } from '../member-page.ts';
import { OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { STAR } from '../samples-horoscope.ts';
import { OBJECTION, OFFICE_MEMBER } from '../samples-office.ts';

const since = '2026-11-20T08:00:00.000Z';
const { domain, profile_id: _, mid, name, language: __, corrected_by: ___, ...TOLD } = OBJECTION;

test('a correction that somebody else was faster with keeps what was typed, on top of what is there now', async () => {
  const { work } = sampleSections(domain);
  const read = { domain, mid, name, fields: { ...work }, contact: false, gender_fixed: true };
  replies.give(readCorrectable, { ...read, version: 'v1' });
  giveMemberPage();
  await open('/admin/member/1/correct/work', OWNER);
  await page.getByLabelText(/^Work Location/).fill('Erode');
  await page.getByLabelText(/^Reason/).fill('As they said');
  const theirs = { ...work, position: 'Principal' };
  replies.give(readCorrectable, { ...read, fields: theirs, version: 'v2' });
  const answered = replies.answer(correctSection, () => refusal('CHANGED_MEANWHILE'));
  await button('Correct at once').click();
  const notice = page.getByRole('status').filter({ hasText: 'Somebody has changed this section' });
  await expect.element(notice.getByText('Principal')).toBeVisible();
  await expect.element(notice.getByText('Senior teacher')).toBeVisible();
  await expect.element(page.getByLabelText(/^Position/)).toHaveValue('Principal');
  await expect.element(page.getByLabelText(/^Work Location/)).toHaveValue('Erode');
  await lookAtBothWidths(notice);
  answered();
  const sent: unknown[] = [];
  replies.give(correctSection, ({ body }) => {
    sent.push(body);
    return { id: null };
  });
  await button('Correct at once').click();
  await expect.poll(() => location.pathname).toBe('/admin/member/1');
  expect(sent).toMatchObject([
    { version: 'v2', fields: { position: 'Principal', work_location: 'Erode' } },
  ]);
});

test('without contact the form has no fields for it, and says so', async () => {
  const {
    mobiles: _mobiles,
    email: _email,
    address: _address,
    pincode: _pincode,
    ...fields
  } = sampleSections(domain).basic;
  replies.give(readCorrectable, {
    ...{ domain, mid, name, fields, contact: false, gender_fixed: true, version: 'v1' },
    held_changes: [
      {
        section: 'basic',
        field: 'name',
        shown: 'Meena',
        proposed: 'Meenakshi',
        state: 'waiting',
        reason: null,
      },
    ],
  });
  await open('/admin/member/1/correct/basic', OWNER);
  await expect.element(page.getByText(/^Contact details are not shown/)).toBeVisible();
  await expect.element(page.getByText('Meenakshi')).toBeVisible();
  expect(page.getByLabelText(/^Mobile/).length).toBe(0);
  expect(page.getByRole('radio', { name: 'Male', exact: true }).length).toBe(0);
});

test('a member reads corrections of every kind of field, and what came of an objection', async () => {
  const row = { ...TOLD, objection: null, objected_at: null, object_until: null };
  replies.give(listOwnCorrections, {
    rows: [
      { ...TOLD, id: '1', object_until: null },
      {
        ...TOLD,
        id: '2',
        answer: 'kept',
        answer_reason: 'The papers say so.',
        answered_at: since,
        object_until: null,
      },
      {
        ...row,
        id: '3',
        section: 'horoscope',
        before: { birth_time: '06:45 AM' },
        after: { birth_time: null, unknown: ['birth_time'] },
      },
      {
        ...row,
        id: '4',
        section: 'personal',
        before: { height: 152, weight: 50 },
        after: { height: 165, weight: null },
      },
      {
        ...row,
        id: '5',
        section: 'family',
        before: { father_alive: true, sisters: 1 },
        after: { father_alive: false, sisters: 0 },
      },
      {
        ...row,
        id: '6',
        section: 'basic',
        before: { mobiles: ['9840012345', null], date_of_birth: '1998-05-14' },
        after: { mobiles: ['9840012346', '9840012347'], date_of_birth: '1997-05-14' },
      },
    ],
  });
  await open('/corrections', {});
  for (const said of [
    'Our office looks at your objection.',
    'The office keeps the correction',
    'The papers say so.',
    'Not known',
    '5ft 5in',
    '9840012346, 9840012347',
    '14 May 1997',
  ])
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  await lookAtBothWidths(page.getByText('Not known'));
});

test.each(['member', 'office'] as const)(
  'a profile that is paused by the %s says so, and what to do',
  async (by) => {
    replies.give(listOwnCorrections, { rows: [] });
    const reason = by === 'office' ? 'The number does not answer.' : null;
    const paused = { standing: 'paused', pause: { by, reason, since } } as const;
    await open('/forbidden', paused);
    await expect
      .element(page.getByRole('heading', { name: 'Your profile is paused' }))
      .toBeVisible();
    if (reason) await expect.element(page.getByText(new RegExp(reason))).toBeVisible();
    await open('/corrections', paused);
    await expect
      .element(page.getByText(by === 'office' ? /^Our office paused it on/ : /^You paused it on/))
      .toBeVisible();
    expect(button('Show my profile again').length).toBe(by === 'member' ? 1 : 0);
    await lookAtBothWidths(page.getByText('Your profile is paused'));
  },
);

test('an objection is shown to the office with the correction', async () => {
  replies.give(listObjections, { count: 1, rows: [{ ...OBJECTION, corrected_by: null }] });
  await open('/admin/objections', OWNER);
  await expect.element(page.getByText('He still works in Madurai.')).toBeVisible();
  await expect.element(page.getByText(/^Somebody who has left/)).toBeVisible();
  await lookAtBothWidths(page.getByText('He still works in Madurai.'));
});

test('the office finds a star by the date of birth that the member has stored', async () => {
  const { basic, horoscope } = sampleSections(domain);
  replies.give(readMember, OFFICE_MEMBER);
  replies.give(readCorrectable, ({ address }) => ({
    ...{ domain, mid, name, contact: true, gender_fixed: true, version: 'v1' },
    fields: address.pathname.includes('basic') ? basic : horoscope,
  }));
  const asked: unknown[] = [];
  replies.give(findStar, ({ body }) => {
    asked.push(body);
    return STAR;
  });
  await open('/admin/member/1/correct/horoscope', OWNER);
  await button('Find star and raasi by birth date, time and place').click();
  await button('Use these (Rohini, padham 2)').click();
  await expect.element(page.getByLabelText('Raasi', { exact: true })).toHaveValue('vrishabha');
  expect(asked).toEqual([{ date: '1998-05-14', time: '06:45 AM', place: 'Madurai' }]);
});
