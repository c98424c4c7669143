import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as absences from '@mala/contract/members/absences.ts';
import * as corrections from '@mala/contract/members/corrections.ts';
import { readMember } from '@mala/contract/members/page.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { giveMemberPage } from '../member-page.ts';
import { OWNER } from '../people.ts';
import { OBJECTION, OFFICE_MEMBER } from '../samples-office.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const PAGE = '/admin/member/1';
const CORRECT = '/admin/member/1/correct/work';
const since = '2026-11-20T08:00:00.000Z';
const reason = 'They asked on the telephone';
const dialog = page.getByRole('dialog');
const {
  domain,
  profile_id,
  mid: _,
  name: __,
  language: ___,
  corrected_by: ____,
  ...TOLD
} = OBJECTION;
const OWN = {
  ...TOLD,
  objection: null,
  objected_at: null,
  object_until: '2026-12-20T08:00:00.000Z',
};

beforeEach(() => {
  giveMemberPage();
  replies.give(readMember, { ...OFFICE_MEMBER, pause: { by: 'member', reason: null, since } });
  replies.give(corrections.listOwnCorrections, { rows: [OWN] });
  replies.give(corrections.listObjections, { count: 1, rows: [OBJECTION] });
  replies.give(corrections.readCorrectable, {
    domain,
    mid: 'MF100123',
    name: 'Nandini',
    fields: { ...sampleSections(domain).work },
    contact: false,
    gender_fixed: true,
    version: 'v1',
  });
});

/** Opens the dialog of an act, where it is closed, and sends it with a reason. */
async function send(opener: string, submit: string): Promise<void> {
  if (dialog.length === 0) await button(opener).click();
  await dialog.getByLabelText('Reason').fill(reason);
  await dialog.getByRole('button', { name: submit }).click();
}

const ACTS = {
  pause: ['Pause the profile', 'Pause'],
  resume: ['End the pause', 'Show again'],
  close: ['Close the account', 'Close the account'],
} as const;

test('closedLogin', async () => {
  const mobile = page.getByLabelText('Mobile number');
  await open('/login');
  await eachRow('closedLogin', async (row) => {
    await mobile.fill('9840012345');
    await page.getByLabelText('Password', { exact: true }).fill('a long walk home');
    await seeFailure(row, () => button('Login').click());
  });
  const ask = page.getByRole('link', { name: /^Write to support on WhatsApp/ });
  expect(ask.element().getAttribute('href')).toContain('9840012345');
  await button('Log in with another number').click();
  await expect.element(mobile).toBeVisible();
});

test('absences', async () => {
  let act: keyof typeof ACTS | null = null;
  await eachRow('absences', async (row) => {
    const asked = row.call.split('/').at(-1) as keyof typeof ACTS;
    if (asked !== act) await open(PAGE, OWNER);
    act = asked;
    const [opener, submit] = ACTS[asked];
    await seeFailure(row, () => send(opener, submit));
  });
  replies.give(absences.closeMember, SUCCESS);
  await send(...ACTS.close);
  await expect.element(page.getByText('The account is closed.')).toBeVisible();
});

test('reopening', async () => {
  const closure = { since, reason, erased_at: '2027-05-19T08:00:00.000Z' };
  replies.give(readMember, { ...OFFICE_MEMBER, closure });
  await open(PAGE, OWNER);
  await expect.element(page.getByText(/is erased after 19 May 2027/)).toBeVisible();
  expect(button('Pause the profile').length).toBe(0);
  await eachRow('reopening', (row) =>
    seeFailure(row, () => send('Open the account again', 'Open again')),
  );
});

test('ownPause', async () => {
  let paused: boolean | null = null;
  await eachRow('ownPause', async (row) => {
    const resumes = row.call.endsWith('resume');
    const pause = { by: 'member' as const, reason: null, since };
    if (resumes !== paused)
      await open('/corrections', resumes ? { standing: 'paused', pause } : {});
    paused = resumes;
    const name = resumes ? 'Show my profile again' : 'Pause my profile';
    await seeFailure(row, () => button(name).click());
  });
});

test('correctable', async () => {
  const submit = button('Correct at once');
  await eachRow('correctable', (row) => seeFailedLoad(row, () => open(CORRECT, OWNER), submit));
});

test('correct', async () => {
  const location = page.getByLabelText(/^Work Location/);
  await eachRow('correct', async (row) => {
    await open(CORRECT, OWNER);
    await location.fill('Erode');
    await page.getByLabelText(/^Reason/).fill(reason);
    await seeFailure(row, () => button('Correct at once').click());
    await expect.element(location).toHaveValue('Erode');
  });
});

test('ownCorrections', async () => {
  const own = page.getByText(OWN.reason);
  await eachRow('ownCorrections', (row) => seeFailedLoad(row, () => open('/corrections', {}), own));
});

test('object', async () => {
  await open('/corrections', {});
  await eachRow('object', (row) =>
    seeFailure(row, async () => {
      if (dialog.length === 0) await page.getByRole('button', { name: /^Object to/ }).click();
      await dialog.getByRole('textbox').fill('It was right before');
      await dialog.getByRole('button', { name: 'Send to the office' }).click();
    }),
  );
  replies.give(corrections.objectTo, {
    rows: [{ ...OWN, objection: 'It was right before', objected_at: since, object_until: null }],
  });
  if (dialog.length === 0) await page.getByRole('button', { name: /^Object to/ }).click();
  await dialog.getByRole('textbox').fill('It was right before');
  await dialog.getByRole('button', { name: 'Send to the office' }).click();
  await expect.element(page.getByText('Our office looks at your objection.')).toBeVisible();
});

test('objections', async () => {
  const answer = button('Answer the objection of Nandini (MF100123)');
  await eachRow('objections', async (row) => {
    if (row.call.startsWith('GET'))
      return seeFailedLoad(row, () => open('/admin/objections', OWNER), answer);
    if (dialog.length === 0) {
      await answer.click();
      await dialog.getByLabelText('Decision').selectOptions('Put the former values back');
      await dialog.getByRole('textbox', { name: /^To the member/ }).fill('You are right.');
    }
    await seeFailure(row, () => dialog.getByRole('button', { name: 'Send' }).click());
  });
  expect(OBJECTION.profile_id).toBe(profile_id);
});
