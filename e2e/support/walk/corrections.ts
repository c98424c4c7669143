import type { Got } from '@mala/contract/endpoint.ts';
import type {
  listObjections,
  OwnCorrection,
  readCorrectable,
} from '@mala/contract/members/corrections.ts';
import { expect } from '@playwright/test';
import { sampleSections } from '../../../server/test/factories/sections.ts';
import type { Person } from '../people.ts';
import { refusal } from '../replies.ts';
import type { Walk } from './walk.ts';

const since = '2026-11-20T08:00:00.000Z';

/** A correction of how tall somebody is; what was typed about it is in the script of the walk's own people. */
const correctionOf = (
  { user_name }: Person,
  reason = user_name,
): Omit<OwnCorrection, 'object_until'> => ({
  id: 'correction',
  section: 'personal',
  before: { height: 152 },
  after: { height: 165 },
  reason,
  corrected_at: since,
  objection: user_name,
  objected_at: since,
  answer: null,
  answer_reason: null,
  answered_at: null,
});

/** The office: a section to correct, with faults and after a colleague was faster, and objections. */
export async function walkCorrections(walk: Walk, person: Person): Promise<void> {
  const { page, text } = walk;
  const { user_id, user_name, domain } = person;
  const mid = 'MF100123';
  const read: Got<(typeof readCorrectable)['reply']> = {
    ...{ domain, mid, name: user_name, contact: false, gender_fixed: true, version: 'v1' },
    fields: { ...sampleSections(domain).personal, about: user_name, expectation: user_name },
  };
  const address = '**/api/admin/member/*/correct/personal*';
  await page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: read })
      : route.fulfill(refusal('CHANGED_MEANWHILE')),
  );
  await walk.open(`/admin/member/${user_id}/correct/personal`, { looks: false });
  const submit = page.getByRole('button', { name: text.correcting.correct.submit, exact: true });
  await submit.click();
  await walk.look('a correction without a reason');
  await page.getByRole('textbox', { name: text.correcting.correct.reason }).fill(user_name);
  read.fields = { ...read.fields, height: 165 };
  await submit.click();
  await expect(page.getByText(text.correcting.correct.conflict, { exact: true })).toBeVisible();
  await walk.look('a correction after a colleague was faster');
  await page.unroute(address);

  const waiting: Got<(typeof listObjections)['reply']> = {
    count: 1,
    rows: [
      {
        ...correctionOf(person),
        ...{ domain, profile_id: user_id, mid, name: user_name, language: 'en' },
        corrected_by: user_name,
      },
    ],
  };
  const list = '**/api/admin/objection/waiting/*';
  await page.route(list, (route) => route.fulfill({ json: waiting }));
  await walk.open('/admin/objections', { looks: false });
  const answer = text.correcting.answerOf(text.office.who(user_name, mid));
  await expect(page.getByRole('button', { name: answer })).toBeVisible();
  await walk.look('objections that wait');
  await page.getByRole('button', { name: answer }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('the answer to an objection');
  await walk.leave();
  await page.unroute(list);
}

/** A member: what was corrected, an objection, and the pause of the profile. */
export async function walkOwnCorrections(walk: Walk, person: Person): Promise<void> {
  const { page, text } = walk;
  // what the office writes to a member is not marked as typed
  const corrected = correctionOf(person, text.corrections.title);
  const list = '**/api/correction*';
  await page.route(list, (route) =>
    route.fulfill({
      json: {
        rows: [
          { ...corrected, id: 'answered', answer: 'kept', answer_reason: null, object_until: null },
          { ...corrected, objection: null, objected_at: null, object_until: since },
        ],
      },
    }),
  );
  await walk.open('/corrections', { looks: false });
  const object = page.getByRole('button', { name: new RegExp(`^${text.corrections.object}`) });
  await expect(object).toBeVisible();
  await walk.look('corrections by the office');
  await object.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('an objection');
  await walk.leave();
  for (const by of ['member', 'office'] as const) {
    await page.route(/\/api\/me(\?|$)/, async (route) => {
      const me = (await (await route.fetch()).json()) as object;
      const pause = { by, reason: null, since };
      await route.fulfill({ json: { ...me, standing: 'paused', pause } });
    });
    await walk.open('/corrections', { looks: false });
    await expect(page.getByText(text.pausing.paused, { exact: true })).toBeVisible();
    await walk.look(`a pause by the ${by}`);
    await walk.open('/forbidden');
    await page.unroute(/\/api\/me(\?|$)/);
  }
  await page.unroute(list);
}
