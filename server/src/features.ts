import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { mountAuth } from './features/auth/index.ts';
import { mountCommunities } from './features/communities/index.ts';
import { mountContacts } from './features/contacts/index.ts';
import { mountContent } from './features/content/index.ts';
import { mountMail } from './features/mail/index.ts';
import { mountMarriages } from './features/marriages/index.ts';
import { mountModeration } from './features/moderation/index.ts';
import { mountPhotos } from './features/photos/index.ts';
import { mountProfiles } from './features/profiles/index.ts';
import { mountSearch } from './features/search/index.ts';
import { mountShortlist } from './features/shortlist/index.ts';
import { mountSubscriptions } from './features/subscriptions/index.ts';

/** Every feature's calls. */
export function mountFeatures(app: FastifyInstance, ctx: Context): void {
  mountAuth(app, ctx);
  mountCommunities(app, ctx);
  mountMail(app, ctx);
  mountProfiles(app, ctx);
  mountPhotos(app, ctx);
  mountSearch(app, ctx);
  mountShortlist(app, ctx);
  mountContacts(app, ctx);
  mountSubscriptions(app, ctx);
  mountModeration(app, ctx);
  mountMarriages(app, ctx);
  mountContent(app, ctx);
}
