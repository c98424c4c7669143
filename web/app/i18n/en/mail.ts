import type { MailKind } from '@mala/contract/mail.ts';

const kinds: Record<MailKind, string> = {
  'verify-email': 'Confirm the email',
  'reset-password': 'New password',
  'password-changed': 'Password changed',
  'contact-changed': 'A changed email or mobile',
  'profile-approved': 'Profile approved',
  'profile-refused': 'Profile refused',
  'file-refused': 'Horoscope file refused',
  'text-refused': 'Text refused',
  'package-activated': 'Receipt of a package',
  'package-ending': 'Package ends soon',
};

/** The list of mails that could not be sent, for administrators. */
export const mailText = {
  title: 'Failed mails',
  lead: 'Each mail is tried for 24 hours. Those that the mail server took in none of these tries are listed here.',
  kinds,
  list: 'Mails that could not be sent',
  count: (count: string, one: boolean) => (one ? '1 mail' : `${count} mails`),
  shown: (shown: string) => `the first ${shown} are shown`,
  columns: {
    kind: 'Mail',
    member: 'Member',
    queued: 'Asked for',
    failed: 'Given up',
    fault: 'What the mail server said',
    actions: 'Actions',
  },
  unknown: 'Nothing',
  linkExpired: 'The link in it had expired before it could be sent.',
  noName: 'No name',
  retry: 'Try again',
  retryOf: (kind: string, who: string) => `Try again: ${kind}, ${who}`,
  remove: 'Remove',
  removeOf: (kind: string, who: string) => `Remove: ${kind}, ${who}`,
  retried: { title: 'Success', message: 'The mail is on its way again.' },
  removed: { title: 'Success', message: 'The mail is off the list. It is not sent any more.' },
  empty: 'No failed mail',
  emptyHint: 'Every mail was sent or is still being tried.',
  viewMore: 'View more',
  loadingMore: 'Loading…',
};
