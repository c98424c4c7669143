import * as z from 'zod/mini';
import type { Permission } from './access/roles.ts';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';

/** What waits for the office, each with the permission of whoever works it off. A further queue is one row. */
export const QUEUES = {
  profiles: 'profiles.review',
  photos: 'photos.review',
  texts: 'profiles.review',
  changes: 'profiles.review',
  live: 'profiles.review',
  objections: 'profiles.edit',
  claims: 'payments.record',
  complaints: 'complaints.handle',
  mails: 'mails.read',
  readers: 'profiles.review',
  entries: 'entries.write',
  calls: 'members.call',
} as const satisfies Record<string, Permission>;
export type Queue = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as Queue[];

/** Days for which a member who read much is on the desk: nobody settles such a note. */
export const READERS_DAYS = 7;

const waiting = z.object({
  queue: z.enum(QUEUE_NAMES),
  domain: z.enum(DOMAINS),
  count: z.number(),
  /** ISO 8601; null in an empty queue */
  oldest_at: z.nullable(z.string()),
});
export type WaitingQueue = z.infer<typeof waiting>;

/** What waits for the viewer: each queue of his roles in each of their communities, empty ones too. */
export const readDesk = endpoint({
  name: 'desk.read',
  method: 'GET',
  path: '/api/admin/desk',
  summary: 'What waits for the office, by queue and community, with the age of the oldest',
  access: { permission: 'desk.read' },
  reply: z.object({ queues: z.array(waiting) }),
});
