import {
  type ChangeDecision,
  listWaitingChanges,
  reviewChange,
} from '@mala/contract/moderation/changes.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { readSection, saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** What members and the office do with changes after approval; `admin` and `groom` look on. */
export async function changesOn(app: TestApp) {
  const admin = await makeAdmin(app.ctx);
  const groom = await makeMember(app.ctx, { gender: 'male' });
  await givePhoto(app.ctx, groom, 'approved');

  /** Saves a section as it is read now, with changes. */
  async function save(
    member: Person,
    section: 'basic' | 'family',
    changes: object,
    by: Person = member,
  ) {
    const asked = { token: by.token, params: { userId: member.user_id } };
    const { body } = await app.call(readSection[section] as typeof readSection.basic, asked);
    const { mid: _, held_texts: __, held_changes: ___, ...entity } = body;
    const answer = await app.call(saveSection[section] as typeof saveSection.family, {
      ...asked,
      body: { ...entity, ...changes },
    });
    return answer.status === 200 ? 200 : answer.error;
  }

  const own = async (member: Person, section: 'basic' | 'family' = 'basic') =>
    (await app.call(readSection[section] as typeof readSection.basic, asOwner(member))).body;

  const view = async (viewer: Person, member: Person) =>
    (
      await app.call(viewProfile, {
        token: viewer.token,
        params: { profileId: member.user_id },
      })
    ).body;

  async function waiting(member: Person, by = admin) {
    for (let page = 1; ; page++) {
      const { body } = await app.call(listWaitingChanges, { token: by.token, params: { page } });
      const found = body.rows.find(({ profile_id }) => profile_id === member.user_id);
      if (found || body.rows.length === 0) return found;
    }
  }

  /** Somebody who has changed the name, and the change as the office sees it. */
  async function somebody(changes: object = { name: 'Kamala Devi' }) {
    const member = await makeMember(app.ctx, {});
    const before = (await own(member)).name;
    if ((await save(member, 'basic', changes)) !== 200) throw new Error('not saved');
    const change = await waiting(member);
    if (!change) throw new Error('nothing waits');
    return { member, before, change };
  }

  async function decide(
    member: Person,
    { section, version }: { section: 'basic' | 'family'; version: string },
    decision: ChangeDecision,
    more: object = {},
    by = admin,
  ) {
    const body = { section, version, decision, ...more };
    const params = { id: member.user_id };
    const answer = await app.call(reviewChange, { token: by.token, params, body });
    return answer.status === 200 ? 200 : String(answer.error.Code);
  }

  const setStatus = (member: Person, status: number) =>
    app.call(changeStatus, {
      token: admin.token,
      params: { id: member.user_id },
      body: { profile_id: member.user_id, status: status as 200 },
    });
  return { admin, groom, save, own, view, waiting, somebody, decide, setStatus };
}
