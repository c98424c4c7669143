import * as z from 'zod/mini';
import { ROLE_NAMES } from './access/role-places.ts';
import { newPassword } from './auth/passwords.ts';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { idParams, success } from './endpoint-parts.ts';
import { personName } from './names.ts';
import { mobileNumber, oneOf, text } from './text.ts';

const staffRole = z.object({
  role: z.enum(ROLE_NAMES),
  /** null: in both communities */
  domain: z.nullable(z.enum(DOMAINS)),
  /** null: by the settings, or before roles were given on a page */
  given_by: z.nullable(z.string()),
  given_at: z.string(),
});

/** The people who have a role in a community of the viewer, with these roles, by name. */
export const listStaff = endpoint({
  name: 'staff.list',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'The people of the office with their roles',
  access: { permission: 'roles.give' },
  reply: z.object({
    rows: z.array(
      z.object({
        user_id: z.string(),
        user_name: z.string(),
        mobile_no: z.string(),
        domain: z.enum(DOMAINS),
        roles: z.array(staffRole),
        /** whether the viewer can make a link for them: not for himself, nor for whoever has roles elsewhere too */
        can_link: z.boolean(),
      }),
    ),
  }),
});

/** A role, and where it counts: null for both communities. */
const given = {
  role: oneOf(ROLE_NAMES),
  role_domain: z.nullable(oneOf(DOMAINS)),
};

/** The account that gets a role: its mobile number, and the community in which it was made. */
const account = { mobile_no: mobileNumber, domain: oneOf(DOMAINS) };

export const giveRoleBody = z.strictObject({ ...account, ...given });

/**
 * Gives a role to an account. Nothing happens if it has the role there already; one for both communities replaces those
 * for one. 404 if there is no such account in the viewer's communities, 409 PROFILE_BEGUN if it has begun a profile, 403
 * ACCOUNT_CLOSED if it is closed.
 */
export const giveRole = endpoint({
  name: 'staff.giveRole',
  method: 'POST',
  path: '/api/admin/staff/role',
  summary: 'Give a role of the office to an account',
  access: { permission: 'roles.give' },
  fresh: true,
  body: giveRoleBody,
  reply: success,
  errors: ['NOT_FOUND', 'PROFILE_BEGUN', 'ACCOUNT_CLOSED'],
});

/** A link to choose a password, as a whole URL; whether it was mailed too. It works once and for three days. */
const passwordLink = z.object({ link: z.string(), mailed: z.boolean() });

export const addPersonBody = z.strictObject({
  user_name: personName,
  ...account,
  ...given,
  /** where the link is mailed */
  email: z.optional(
    text(254).check(z.refine((value) => value === '' || z.regexes.email.test(value), 'email')),
  ),
});

/** Makes an account for somebody new in the office. 409 MOBILE_TAKEN if either site has the mobile number. */
export const addPerson = endpoint({
  name: 'staff.addPerson',
  method: 'POST',
  path: '/api/admin/staff/person',
  summary: 'Add somebody to the office, with a link to choose a password',
  access: { permission: 'roles.give' },
  fresh: true,
  body: addPersonBody,
  reply: passwordLink,
  errors: ['MOBILE_TAKEN', 'TOO_MANY_MAILS'],
});

/** Makes a new link for somebody of the office who has no password or has forgotten it; earlier ones end. */
export const linkPassword = endpoint({
  name: 'staff.linkPassword',
  method: 'POST',
  path: '/api/admin/staff/person/:id/password-link',
  summary: 'Make a link to choose a password for somebody of the office',
  access: { permission: 'roles.give' },
  fresh: true,
  params: idParams,
  reply: passwordLink,
  errors: ['NOT_FOUND'],
});

export const takeRoleBody = z.strictObject(given);

/** Takes a role, which holds at once. 409 LAST_OWNER if nobody would own both communities then. */
export const takeRole = endpoint({
  name: 'staff.takeRole',
  method: 'DELETE',
  path: '/api/admin/staff/person/:id/role',
  summary: 'Take a role of the office from an account',
  access: { permission: 'roles.give' },
  fresh: true,
  params: idParams,
  body: takeRoleBody,
  reply: success,
  errors: ['NOT_FOUND', 'LAST_OWNER'],
});

export const firstOwnerBody = z
  .strictObject({
    secret: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
    user_name: personName,
    mobile_no: mobileNumber,
    password: newPassword,
  })
  .check(
    z.refine((body) => body.password !== body.mobile_no, {
      error: 'passwordIsMobile',
      path: ['password'],
    }),
  );

/**
 * Makes the first owner of the office, by the secret that the start of the server has printed. 404 for one that is wrong, used or
 * ended, and where there is an owner.
 */
export const makeFirstOwner = endpoint({
  name: 'staff.makeFirstOwner',
  method: 'POST',
  path: '/api/first-start',
  summary: 'Make the first owner of the office by the one-time address of the server',
  access: 'public',
  limit: { by: 'address', points: 20, seconds: 3600 },
  body: firstOwnerBody,
  reply: success,
  errors: ['NOT_FOUND', 'MOBILE_TAKEN'],
});
