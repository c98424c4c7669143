import * as mail from '@mala/contract/mail.ts';
import { allowHomePhoto, finishPhotos } from '@mala/contract/photos/album.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { savePreferences } from '@mala/contract/profiles/preferences.ts';
import type { Context } from '../../../src/context.ts';
import { PASSWORD } from '../../factories/accounts.ts';
import { sampleSections } from '../../factories/sections.ts';
import { freshEmail, makeSomebody } from '../people.ts';
import { call, type Prepared, type Scenario } from '../scenario.ts';

const SECTIONS = sampleSections('tamilmala');

/** A member who sends this about his own profile. */
async function own(
  ctx: Context,
  without: readonly (Section | 'photo')[],
  body?: object,
): Promise<Prepared> {
  const member = await makeSomebody(ctx, { status: 0, without });
  const { token, user_id: userId } = member;
  return { people: [member], token, params: { userId }, ...(body ? { body } : {}) };
}

/** Email and mobile of a confirmed contact change: the most that a save does. */
async function changedContact(ctx: Context): Promise<Prepared> {
  const member = await makeSomebody(ctx);
  const { token, user_id: userId } = member;
  const changed = { email: freshEmail('other'), mobiles: ['9840099999', null] };
  const body = { ...SECTIONS.basic, ...changed, password: PASSWORD };
  return { people: [member], token, params: { userId }, body };
}

export const PROFILES: readonly Scenario[] = [
  call(saveSection.basic, changedContact),
  {
    ...call(saveSection.basic, (ctx) =>
      own(ctx, ['basic'], { ...SECTIONS.basic, email: freshEmail() }),
    ),
    name: 'profiles.save-basic, the first time',
  },
  ...(['personal', 'work', 'family', 'horoscope'] as const).map((section) =>
    call(saveSection[section], (ctx) => own(ctx, [section], SECTIONS[section])),
  ),
  call(savePreferences, (ctx) => own(ctx, [], { community: ['nadar'], shown: true, told: true })),
  call(finishPhotos, (ctx) => own(ctx, ['photo'])),
  call(allowHomePhoto, (ctx) => own(ctx, [], { allowed: true })),
  call(mail.chooseMail, async (ctx) => {
    const { people, token } = await own(ctx, []);
    return { people, token, body: { kind: 'package-ending', wanted: false } };
  }),
  call(mail.unsubscribe, async (ctx) => {
    const member = await makeSomebody(ctx);
    const kind = 'package-ending';
    const signature = ctx.linkSecrets.secretOf(`unsubscribe:${kind}`, member.user_id);
    return { people: [member], params: { userId: member.user_id, kind, signature } };
  }),
];
