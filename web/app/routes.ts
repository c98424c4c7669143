import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

/** Every page loads the list of routes: ids of one or two characters, in order of the list, instead of the modules' paths. */
function withShortIds(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  let count = 0;
  const shorten = (entry: RouteConfigEntry): RouteConfigEntry => ({
    ...entry,
    id: `r${(count++).toString(36)}`,
    children: entry.children?.map(shorten),
  });
  return routes.map(shorten);
}

/** The routes of the specification, section 2; the layouts check access. */
export default withShortIds([
  // the pages of a community begin with its name on hosts without one
  route(':site?', 'routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('login', 'routes/public/login.tsx'),
    route('signup/:domain?', 'routes/public/signup.tsx'),
    route('logout', 'routes/public/logout.tsx'),
    route('password/reset', 'routes/public/reset-password.tsx'),
    // the form of older links
    route('reset_password', 'routes/public/reset-password.tsx'),
    route('password/new/:userId/:secret', 'routes/public/new-password.tsx'),
    route('contact/undo/:userId/:secret', 'routes/public/undo-contact.tsx'),
    // of the link, or typed with a code
    route('confirm/:entryId?/:secret?', 'routes/public/confirm.tsx'),
    route('verify/email/:userId/:secret', 'routes/public/verify-email.tsx'),
    // unsubscribe, or looking: whether one is still looking, with the id of the question as its kind
    route('mail/:act/:userId/:kind/:signature', 'routes/public/unsubscribe.tsx'),
    // a link to a profile (decision 102)
    route('shared/:linkId/:secret', 'routes/public/shared-profile.tsx'),
    route('view/terms', 'routes/public/terms.tsx'),
    route('view/privacy', 'routes/public/privacy.tsx'),
    route('offline', 'routes/public/offline.tsx'),
    route('*', 'routes/public/no-match.tsx'),
  ]),
  layout('routes/member/layout.tsx', [
    route('forbidden', 'routes/member/standing.tsx'),
    route('register-upgrade', 'routes/member/standing.tsx'),
    route('upgrade', 'routes/member/upgrade.tsx'),
    route('help', 'routes/member/help.tsx'),
    route('subscription', 'routes/member/subscription.tsx'),
    route('payments', 'routes/member/payments.tsx'),
    route('complaints', 'routes/member/complaints.tsx'),
    route('receipt/:paymentId', 'routes/member/receipt.tsx'),
    route('profile/search', 'routes/member/search.tsx'),
    route('profile/searches', 'routes/member/saved-searches.tsx'),
    // a sheet: a part of the page to print or to download
    route('profile/view/:profileId/:sheet?', 'routes/member/profile.tsx'),
    layout('routes/wizard/layout.tsx', [
      route('password/change', 'routes/member/change-password.tsx'),
      route('sessions', 'routes/member/sessions.tsx'),
      route('second-step', 'routes/member/second-factor.tsx'),
      // what we write: choices or notifications
      route('mail/:part', 'routes/member/mail-choices.tsx'),
      route('contact/looks', 'routes/member/looks.tsx'),
      route('corrections', 'routes/member/corrections.tsx'),
      route('profile/:mode/basic', 'routes/wizard/basic.tsx'),
      route('profile/:mode/personal', 'routes/wizard/personal.tsx'),
      route('profile/:mode/work', 'routes/wizard/work.tsx'),
      route('profile/:mode/photo', 'routes/wizard/photo.tsx'),
      route('profile/:mode/family', 'routes/wizard/family.tsx'),
      route('profile/:mode/horoscope', 'routes/wizard/horoscope.tsx'),
    ]),
  ]),
  // its pages: routes/admin/page-paths.ts
  route('admin/*', 'routes/admin/layout.tsx'),
]) satisfies RouteConfig;
