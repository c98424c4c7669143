import type { listComplaints } from '@mala/contract/complaints.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { listWaitingChanges } from '@mala/contract/moderation/changes.ts';
import { expect } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Walk } from './walk.ts';

/** Changes after approval: one that waits under a name in the script of the walk's own people, its refusal, and none. */
export async function walkChanges(
  walk: Walk,
  { user_id, user_name, domain }: Person,
): Promise<void> {
  const { page, text } = walk;
  const mid = 'MF100123';
  const reply: Got<(typeof listWaitingChanges)['reply']> = {
    count: 1,
    rows: [
      {
        profile_id: user_id,
        section: 'basic',
        fields: [{ field: 'name', shown: user_name, proposed: null }],
        version: 'v1',
        mid,
        name: user_name,
        domain,
        language: 'en',
        held_at: '2026-11-20T08:00:00.000Z',
      },
    ],
  };
  const address = '**/api/admin/change/waiting/*';
  await page.route(address, (route) => route.fulfill({ json: reply }));
  await walk.open('/admin/changes', { looks: false });
  const refuse = text.changes.refuseOf(text.office.who(user_name, mid));
  await expect(page.getByRole('button', { name: refuse })).toBeVisible();
  await walk.look('changes that wait');
  await page.getByRole('button', { name: refuse }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('the refusal of a change');
  await walk.leave();
  await page.unroute(address);
}

/** Complaints: one about a person of the walk, the answer, and none. */
export async function walkComplaints(
  walk: Walk,
  { user_id, user_name, domain }: Person,
): Promise<void> {
  const { page, text } = walk;
  const mid = 'MF100123';
  const reply: Got<(typeof listComplaints)['reply']> = {
    count: 1,
    rows: [
      {
        id: user_id,
        reason: 'money',
        text: user_name,
        told_at: '2026-11-20T08:00:00.000Z',
        pictures: [],
        decision: null,
        answer: null,
        decided_at: null,
        domain,
        reporter: null,
        about: { profile_id: user_id, mid, name: user_name, status: 200 },
        languages: { reporter: 'en', about: 'en' },
        others: 0,
      },
    ],
  };
  const address = '**/api/admin/complaint/waiting/*';
  await page.route(address, (route) => route.fulfill({ json: reply }));
  await walk.open('/admin/complaints', { looks: false });
  const answer = text.complaints.answerOf(text.office.who(user_name, mid));
  await expect(page.getByRole('button', { name: answer })).toBeVisible();
  await walk.look('complaints that wait');
  await page.getByRole('button', { name: answer }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('the answer to a complaint');
  await walk.leave();
  await page.unroute(address);
}
