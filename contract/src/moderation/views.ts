import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, success } from '../endpoint-parts.ts';
import { requiredText } from '../text.ts';
import { listProfilesBody } from './profiles.ts';

/** Views that somebody keeps. */
export const MOST_VIEWS = 20;
const NAME_LENGTH = 40;

/** The filters of a view: not those that look for one person, whose name or number would outlive the account. */
export const viewFilters = z.pick(listProfilesBody, {
  domain: true,
  status: true,
  city: true,
  subscription: true,
  seen: true,
  waiting: true,
  away: true,
  sort: true,
});
export type ViewFilters = z.output<typeof viewFilters>;

const view = z.object({ id: z.string(), name: z.string(), filters: viewFilters });
export type SavedView = z.output<typeof view>;

const access = { permission: 'profiles.list' } as const;
const limit = { by: 'user', name: 'views', points: 200, seconds: 3600 } as const;

/** The caller's own views, the oldest first. */
export const listViews = endpoint({
  name: 'views.list',
  method: 'GET',
  path: '/api/admin/views',
  summary: 'One’s own saved filters of the list of profiles',
  access,
  reply: z.object({ views: z.array(view) }),
});

export const viewName = requiredText(NAME_LENGTH);
export const saveViewBody = z.strictObject({ name: viewName, filters: viewFilters });

/** Keeps filters under a name, in place of those that had it. 409 TOO_MANY_VIEWS beyond MOST_VIEWS. */
export const saveView = endpoint({
  name: 'views.save',
  method: 'POST',
  path: '/api/admin/views',
  summary: 'Save filters of the list of profiles under a name',
  access,
  limit,
  body: saveViewBody,
  reply: view,
  errors: ['TOO_MANY_VIEWS'],
});

export const renameViewBody = z.strictObject({ name: viewName });

export const renameView = endpoint({
  name: 'views.rename',
  method: 'POST',
  path: '/api/admin/views/:id',
  summary: 'Give a saved view another name',
  access,
  limit,
  params: idParams,
  body: renameViewBody,
  reply: view,
  errors: ['NOT_FOUND'],
});

export const removeView = endpoint({
  name: 'views.remove',
  method: 'DELETE',
  path: '/api/admin/views/:id',
  summary: 'Remove a saved view',
  access,
  limit,
  params: idParams,
  reply: success,
  errors: ['NOT_FOUND'],
});
