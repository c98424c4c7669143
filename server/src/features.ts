import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from './context.ts';
import type { Database } from './db/schema/database.ts';
import type { Span } from './db/times-ahead.ts';
import { mountAbsences, warnClosed } from './features/absences/index.ts';
import {
  authLetters,
  correctHeard,
  endConfirmation,
  endSessions,
  mountAuth,
} from './features/auth/index.ts';
import { mountBiodata } from './features/biodata/index.ts';
import { mountBudgets } from './features/budgets/index.ts';
import { mountCommunities } from './features/communities/index.ts';
import {
  complaintFiles,
  complaintLetters,
  mountComplaints,
  sweepComplaintPictures,
} from './features/complaints/index.ts';
import { mountContacts } from './features/contacts/index.ts';
import { mountContent } from './features/content/index.ts';
import { mountCorrections } from './features/corrections/index.ts';
import { mountDesk } from './features/desk/index.ts';
import { digestLetters, mountDigest } from './features/digest/index.ts';
import {
  entryHoroscopeFiles,
  entryLetters,
  entryPhotoFiles,
  mountEntries,
  sweepEntries,
} from './features/entries/index.ts';
import { mountExports } from './features/exports/index.ts';
import { mountHidden } from './features/hidden/index.ts';
import { mountHistory } from './features/history/index.ts';
import {
  horoscopeFileLetters,
  horoscopeFiles,
  horoscopePreviews,
  mountHoroscopeFiles,
} from './features/horoscope-files/index.ts';
import { mountHoroscopes } from './features/horoscopes/index.ts';
import { mountImports, sweepImports } from './features/imports/index.ts';
import { type Mailings, mountMail } from './features/mail/index.ts';
import { marriageFiles, mountMarriages } from './features/marriages/index.ts';
import { mountMatch } from './features/match/index.ts';
import { eraseClosed, mountMembers } from './features/members/index.ts';
import { moderationLetters, mountModeration } from './features/moderation/index.ts';
import { mountNumbers, sweepMarks } from './features/numbers/index.ts';
import { mountPayments, screenshotFiles, sweepScreenshots } from './features/payments/index.ts';
import { mountPhotos, photoFiles } from './features/photos/index.ts';
import {
  correctApprovals,
  insertProfile,
  mountProfiles,
  openProfile,
  restoreContact,
} from './features/profiles/index.ts';
import { mountPush, sweepPush } from './features/push/index.ts';
import { mountReview } from './features/review/index.ts';
import { correctAllLooks, mountSavedSearches } from './features/saved-searches/index.ts';
import { mountSearch, mountSimilar } from './features/search/index.ts';
import { mountSecondFactor } from './features/second-factor/index.ts';
import { mountSettings } from './features/settings/index.ts';
import { mountSetup, setupLetters } from './features/setup/index.ts';
import { mountSharing, sweepLinks } from './features/sharing/index.ts';
import { mountShortlist } from './features/shortlist/index.ts';
import { mountStaff } from './features/staff/index.ts';
import {
  lookAfterQuiet,
  mountStillLooking,
  stillLookingLetters,
} from './features/still-looking/index.ts';
import {
  mountSubscriptions,
  queueEndings,
  subscriptionLetters,
} from './features/subscriptions/index.ts';
import { correctVisits, mountVisits } from './features/visits/index.ts';
import { doParts } from './jobs/do-each.ts';
import type { JobWorkers } from './jobs/workers.ts';
import { type KeptFiles, sweepFiles } from './storage/sweep.ts';

/** Every feature's files in the store. */
export const KEPT_FILES: readonly KeptFiles[] = [
  photoFiles,
  horoscopeFiles,
  horoscopePreviews,
  marriageFiles,
  screenshotFiles,
  complaintFiles,
  entryPhotoFiles,
  entryHoroscopeFiles,
];

/** Each night removes the files of interrupted uploads, and what is kept for a while. */
export async function sweepNightly(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.repeat('files-nightly', '0 4 * * *', async () => {
    await doParts(
      // first, so that their files go with them
      () => eraseClosed(ctx),
      () => sweepScreenshots(ctx),
      () => sweepComplaintPictures(ctx),
      () => sweepMarks(ctx),
      () => sweepEntries(ctx),
      () => sweepImports(ctx),
      () => sweepLinks(ctx),
      () => sweepPush(ctx),
      () => sweepFiles(ctx, KEPT_FILES),
    );
  });
}

/** Sets what a clock that ran ahead noted to the present, of all members, while the site runs or not. */
export async function correctTimes(db: Kysely<Database>, span: Span): Promise<void> {
  await doParts(
    () => correctApprovals(db, span),
    () => correctVisits(db, span),
    () => correctHeard(db, span),
    () => correctAllLooks(db, span),
  );
}

/** Every feature's calls. */
export function mountFeatures(app: FastifyInstance, ctx: Context): void {
  mountAuth(app, ctx, { createProfile: insertProfile, restoreContact });
  mountSecondFactor(app, ctx, { endSessions });
  mountCommunities(app, ctx);
  mountMail(app, ctx);
  mountProfiles(app, ctx);
  mountMatch(app, ctx, { openProfile });
  mountPhotos(app, ctx);
  mountHoroscopeFiles(app, ctx);
  mountHoroscopes(app, ctx);
  mountBiodata(app, ctx);
  mountSearch(app, ctx);
  mountSimilar(app, ctx);
  mountSavedSearches(app, ctx);
  mountDigest(app, ctx);
  mountShortlist(app, ctx);
  mountHidden(app, ctx);
  mountContacts(app, ctx);
  mountSubscriptions(app, ctx);
  mountPayments(app, ctx);
  mountModeration(app, ctx);
  mountComplaints(app, ctx);
  mountReview(app, ctx);
  mountMarriages(app, ctx);
  mountContent(app, ctx);
  mountSharing(app, ctx);
  mountPush(app, ctx);
  mountBudgets(app, ctx);
  mountStaff(app, ctx);
  mountHistory(app, ctx);
  mountExports(app, ctx);
  mountImports(app, ctx);
  mountDesk(app, ctx);
  mountNumbers(app, ctx);
  mountVisits(app, ctx);
  mountMembers(app, ctx);
  mountAbsences(app, ctx);
  mountStillLooking(app, ctx);
  mountCorrections(app, ctx);
  mountSettings(app, ctx);
  mountSetup(app, ctx);
  mountEntries(app, ctx, { createProfile: insertProfile });
}

/** Every feature's mails; a mail kind without a letter does not compile. */
export const mailings: Mailings = {
  letters: {
    ...authLetters,
    ...horoscopeFileLetters,
    ...moderationLetters,
    ...subscriptionLetters,
    ...complaintLetters,
    ...setupLetters,
    ...entryLetters,
    ...stillLookingLetters,
    ...digestLetters,
  },
  nightly: [queueEndings, warnClosed, lookAfterQuiet],
  endConfirmation,
};
