import * as z from 'zod/mini';
import { givenPassword } from '../auth/passwords.ts';
import { communities } from '../communities/communities.ts';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_OPENING, profileParams, success, userParams } from '../endpoint-parts.ts';
import { entityReply } from './entity.ts';
import type { Section } from './field.ts';
import { heldChanges } from './held-change.ts';
import { heldTexts, noContact } from './held-text.ts';
import { sectionSchema } from './section-schema.ts';
import { profileView } from './view.ts';

const sectionBody = z.record(z.string(), z.unknown());

/** Needed if the save changes email, mobile numbers or date of birth (decisions 041, 051). */
const contactPassword = { password: z.optional(givenPassword) };

const changeable = { held_texts: heldTexts, held_changes: heldChanges };

const readReplies = {
  basic: z.extend(entityReply('basic'), { mid: z.nullable(z.string()), ...changeable }),
  personal: z.extend(entityReply('personal'), { held_texts: heldTexts }),
  work: z.extend(entityReply('work'), { held_texts: heldTexts }),
  family: z.extend(entityReply('family'), changeable),
  horoscope: z.extend(entityReply('horoscope'), { held_texts: heldTexts }),
};

const saveReplies = {
  basic: z.object({ profile_id: z.string(), mid: z.string() }),
  personal: success,
  work: success,
  family: success,
  horoscope: success,
};

/**
 * Saves of all sections together. A family that fills in the wizard and corrects what it typed has some dozens; a profile that others see
 * changes in every search with each.
 */
const SAVE_LIMIT = {
  by: 'user',
  name: 'profiles.save',
  points: 300,
  forOthers: 1500,
  seconds: 3600,
} as const;

// looked up within the endpoints, so that the browser build can drop the reply schemas
function read<Reply extends z.ZodMiniType>(section: Section) {
  return endpoint({
    name: `profiles.read-${section}`,
    method: 'GET',
    path: `/api/profile/:userId/${section}`,
    summary: `The ${section} section of a profile, null where empty`,
    access: { permission: 'profiles.edit', or: 'owner' },
    params: userParams,
    reply: readReplies[section] as z.ZodMiniType as Reply,
    errors: ['NOT_FOUND'],
  });
}

function save<Reply extends z.ZodMiniType>(section: Section) {
  return endpoint({
    name: `profiles.save-${section}`,
    method: 'POST',
    path: `/api/profile/:userId/${section}`,
    summary: `Save the ${section} section and complete its step`,
    access: { permission: 'profiles.edit', or: 'owner' },
    limit: SAVE_LIMIT,
    params: userParams,
    // the valid values depend on the member's site: the handler validates with sectionSchema
    body: sectionBody,
    documentedBody: () =>
      z.union(
        DOMAINS.map((domain) => {
          const schema = sectionSchema(communities[domain], section, new Date());
          const more = section === 'basic' ? { ...contactPassword, ...noContact } : noContact;
          return z.safeExtend(schema, more);
        }),
      ),
    reply: saveReplies[section] as z.ZodMiniType as Reply,
    errors: ['NOT_FOUND'],
  });
}

/** The five read and save calls of the wizard (specification, section 7). */
export const readSection = {
  basic: read<typeof readReplies.basic>('basic'),
  personal: read<typeof readReplies.personal>('personal'),
  work: read<typeof readReplies.work>('work'),
  family: read<typeof readReplies.family>('family'),
  horoscope: read<typeof readReplies.horoscope>('horoscope'),
};

export const saveSection = {
  basic: save<typeof saveReplies.basic>('basic'),
  personal: save<typeof success>('personal'),
  work: save<typeof success>('work'),
  family: save<typeof success>('family'),
  horoscope: save<typeof success>('horoscope'),
};

/** A profile as the viewer may see it; the contact only if the viewer may read it (server rules, section 3). */
export const viewProfile = endpoint({
  name: 'profiles.viewProfile',
  method: 'GET',
  path: '/api/profile/view/:profileId',
  summary: 'A profile, as far as the viewer may see it',
  access: 'session',
  params: profileParams,
  reply: profileView,
  errors: ['NOT_FOUND', ...NOT_OPENING, 'TOO_MANY_PROFILES'],
});
