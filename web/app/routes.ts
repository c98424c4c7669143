import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The routes of the specification, section 2; the layouts check access. */
export default [
  // the pages of a community begin with its name on hosts without one
  route(':site?', 'routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('login', 'routes/public/login.tsx'),
    route('signup/:domain?', 'routes/public/signup.tsx'),
    route('logout', 'routes/public/logout.tsx'),
    route('password/reset', 'routes/public/reset-password.tsx'),
    // the form of older links
    route('reset_password', 'routes/public/reset-password.tsx', { id: 'reset-password-of-old' }),
    route('password/new/:userId/:secret', 'routes/public/new-password.tsx'),
    route('contact/undo/:userId/:secret', 'routes/public/undo-contact.tsx'),
    // of the link, or typed with a code
    route('confirm/:entryId?/:secret?', 'routes/public/confirm.tsx'),
    route('verify/email/:userId/:secret', 'routes/public/verify-email.tsx'),
    route('mail/unsubscribe/:userId/:kind/:signature', 'routes/public/unsubscribe.tsx'),
    route('view/terms', 'routes/public/terms.tsx'),
    route('view/privacy', 'routes/public/privacy.tsx'),
    route('offline', 'routes/public/offline.tsx'),
    route('*', 'routes/public/no-match.tsx'),
  ]),
  layout('routes/member/layout.tsx', [
    route('forbidden', 'routes/member/standing.tsx', { id: 'forbidden' }),
    route('register-upgrade', 'routes/member/standing.tsx', { id: 'register-upgrade' }),
    route('upgrade', 'routes/member/upgrade.tsx'),
    route('help', 'routes/member/help.tsx'),
    route('subscription', 'routes/member/subscription.tsx'),
    route('payments', 'routes/member/payments.tsx'),
    route('complaints', 'routes/member/complaints.tsx'),
    route('receipt/:paymentId', 'routes/member/receipt.tsx'),
    route('profile/search', 'routes/member/search.tsx'),
    route('profile/view/:profileId', 'routes/member/profile.tsx'),
    layout('routes/wizard/layout.tsx', [
      route('password/change', 'routes/member/change-password.tsx'),
      route('sessions', 'routes/member/sessions.tsx'),
      route('second-step', 'routes/member/second-factor.tsx'),
      route('mail/choices', 'routes/member/mail-choices.tsx'),
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
] satisfies RouteConfig;
