import type { SetupItem, SetupNote } from '@mala/contract/setup.ts';

const items: Record<SetupItem, string> = {
  support: 'A number for help on WhatsApp',
  payment: 'A way to pay',
  grievance: 'A grievance officer',
  'mail-sent': 'Mails are sent',
  'mail-received': 'Mails arrive',
  hosts: 'The address of the site',
  backup: 'A backup',
};

const notes: Record<SetupNote, string> = {
  'no-server': 'There is no mail server: set SMTP_URL and MAIL_FROM on the machine (README).',
  'not-sent': 'Send a test mail to an address of yours, and open the link in it.',
  local: 'The site is reached on this machine only: set APP_URL to its public address (README).',
  undecided:
    'Give each community its own host name with SITE_HOSTS (README), or decide for one address.',
  unreachable: 'The site does not answer by the address of its settings:',
  'not-made': 'No backup of the last week: set BACKUP_URL and BACKUP_RECIPIENT (docs/backup.md).',
  'not-verified':
    'The backup was not restored for a trial yet: that is done once a week, at night.',
};

/** What a site needs before it opens: on the desk of owners until it is done. */
export const setupText = {
  title: 'Before the site opens',
  lead: 'The site looks at each of these by itself. The list goes once everything is done.',
  list: 'What the site needs',
  left: (count: number) => (count === 1 ? '1 thing is left' : `${count} things are left`),
  items,
  ofSite: (item: string, site: string) => `${item}: ${site}`,
  notes,
  done: 'Done',
  open: 'To do',
  set: 'Set',
  setOf: (item: string) => `Set: ${item}`,
  mail: {
    button: 'Send a test mail',
    title: 'Test mail',
    email: 'An email address of yours',
    submit: 'Send',
    cancel: 'Cancel',
    sent: { title: 'Sent', message: 'Open the link in the mail where you are logged in.' },
    last: (address: string) => `Last sent to ${address}.`,
  },
  one: {
    button: 'One address for both',
    done: { title: 'Decided', message: 'Both communities are on one address.' },
  },
  again: 'Look again',
  received: {
    title: 'Mails arrive',
    message: 'Thank you. The site knows now that its mails arrive.',
    failedTitle: 'This link does not count',
    failed:
      'It is of no test mail. Please open the whole link, or send another mail from the desk.',
    toDesk: 'To the desk',
  },
};
