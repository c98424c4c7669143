import type { Role } from '@mala/contract/access/roles.ts';

const roles: Record<Role, { name: string; may: string }> = {
  OWNER: {
    name: 'Owner',
    may: 'May do everything: review, payments, the home page, mails, and give and take roles.',
  },
  REVIEWER: {
    name: 'Reviewer',
    may: 'Looks at profiles with their contact, photos and texts, and approves or refuses them. No payments.',
  },
  CASHIER: {
    name: 'Cashier',
    may: 'Finds profiles in the list, activates packages, and corrects and refunds payments. Sees no contact and no photo.',
  },
  HELPER: {
    name: 'Helper',
    may: 'Enters profiles for families, and sees what he entered until the family confirms it. No other profile and no contact.',
  },
};

/** The people of the office and their roles. */
export const staffText = {
  title: 'People of the office',
  lead: 'Who works in the office, and with which role. A role holds at once, and ends at once when you take it. Whoever has begun a profile cannot have one.',
  explained: 'What each role may do',
  roles,
  both: 'Both communities',
  /** a role and where it counts */
  roleIn: (role: string, where: string) => `${role}, ${where}`,
  loadFailed: 'The people could not be loaded',

  list: 'People and their roles',
  columns: { name: 'Name', mobile: 'Mobile', roles: 'Roles', actions: 'Actions' },
  you: 'you',
  givenBy: (name: string, day: string) => `given by ${name} on ${day}`,
  givenOn: (day: string) => `since ${day}`,
  take: 'Take away',
  takeOf: (role: string, who: string) => `Take the role ${role} from ${who}`,
  giveMore: 'Give a role',
  giveMoreTo: (who: string) => `Give a role to ${who}`,
  newLink: 'New password link',
  newLinkFor: (who: string) => `New password link for ${who}`,
  add: 'Add somebody',

  form: {
    title: 'Add somebody to the office',
    titleFor: 'Give a role',
    who: 'Who is it?',
    kinds: {
      new: 'Somebody new, without an account',
      existing: 'Somebody who has an account here',
    },
    name: 'Name',
    mobile: 'Mobile number',
    mobileHint: 'To log in with. It cannot be the number of a bride’s or groom’s account.',
    domain: 'Community of the account',
    email: 'Email',
    emailHint: 'The link to choose a password is mailed there as well.',
    role: 'Role',
    where: 'Where it counts',
    choose: 'Choose',
    submit: 'Add to the office',
    submitFor: 'Give the role',
    cancel: 'Cancel',
    notFound: 'No account of this community has this mobile number.',
    profileBegun:
      'This account has begun a profile of its own. Add the person with another mobile number.',
    given: { title: 'Success', message: 'The role is given. It holds at once.' },
  },

  question: {
    title: 'Take this role?',
    text: 'It ends at once, also where the person is logged in now.',
    lastRole: 'It is the only one: afterwards the person is a member like any other.',
    own: 'It is your own role.',
    lastOwner: 'Nobody else owns both communities. Make somebody else an owner first.',
    take: 'Take the role',
    taking: 'Taking…',
    keep: 'Keep it',
    taken: { title: 'Success', message: 'The role is taken.' },
  },

  link: {
    title: 'A link to choose a password',
    lead: (who: string) =>
      `Send this link to ${who}, or read it out. It works once, within 3 days, and is shown only now.`,
    mailed: 'It was mailed as well.',
    label: 'Link',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Please select the link and copy it.',
    close: 'Done',
  },

  roleLost: {
    title: 'Your role has changed',
    message: 'You no longer have this role in the office. Ask an owner if that is a mistake.',
  },
};
