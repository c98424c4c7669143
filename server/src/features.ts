import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { authLetters, mountAuth } from './features/auth/index.ts';
import { mountBudgets } from './features/budgets/index.ts';
import { mountCommunities } from './features/communities/index.ts';
import { mountContacts } from './features/contacts/index.ts';
import { mountContent } from './features/content/index.ts';
import {
  horoscopeFileLetters,
  horoscopeFiles,
  horoscopePreviews,
  mountHoroscopeFiles,
} from './features/horoscope-files/index.ts';
import { type Mailings, mountMail } from './features/mail/index.ts';
import { marriageFiles, mountMarriages } from './features/marriages/index.ts';
import { moderationLetters, mountModeration } from './features/moderation/index.ts';
import { mountPhotos, photoFiles } from './features/photos/index.ts';
import { insertProfile, mountProfiles, restoreContact } from './features/profiles/index.ts';
import { mountSearch } from './features/search/index.ts';
import { mountShortlist } from './features/shortlist/index.ts';
import {
  mountSubscriptions,
  queueEndings,
  subscriptionLetters,
} from './features/subscriptions/index.ts';
import type { JobWorkers } from './jobs/workers.ts';
import { type KeptFiles, sweepFiles } from './storage/sweep.ts';

/** Every feature's files in the store. */
export const KEPT_FILES: readonly KeptFiles[] = [
  photoFiles,
  horoscopeFiles,
  horoscopePreviews,
  marriageFiles,
];

/** Each night removes the files of interrupted uploads. */
export async function sweepNightly(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.repeat('files-nightly', '0 4 * * *', () => sweepFiles(ctx, KEPT_FILES));
}

/** Every feature's calls. */
export function mountFeatures(app: FastifyInstance, ctx: Context): void {
  mountAuth(app, ctx, { createProfile: insertProfile, restoreContact });
  mountCommunities(app, ctx);
  mountMail(app, ctx);
  mountProfiles(app, ctx);
  mountPhotos(app, ctx);
  mountHoroscopeFiles(app, ctx);
  mountSearch(app, ctx);
  mountShortlist(app, ctx);
  mountContacts(app, ctx);
  mountSubscriptions(app, ctx);
  mountModeration(app, ctx);
  mountMarriages(app, ctx);
  mountContent(app, ctx);
  mountBudgets(app, ctx);
}

/** Every feature's mails; a mail kind without a letter does not compile. */
export const mailings: Mailings = {
  letters: {
    ...authLetters,
    ...horoscopeFileLetters,
    ...moderationLetters,
    ...subscriptionLetters,
  },
  nightly: [queueEndings],
};
