import type { ComplaintDecision, ComplaintReason } from '@mala/contract/complaints.ts';

const reasons: Record<ComplaintReason, string> = {
  fake: 'Not a real person, or photos of somebody else',
  married: 'Already married',
  indecent: 'Indecent or harassing',
  money: 'Asks for money',
};

/** What a member reads of the outcome. */
const outcomes: Record<ComplaintDecision | 'waiting', string> = {
  waiting: 'Our office is looking at it',
  nothing: 'Our office found nothing wrong',
  warned: 'Our office has warned them',
  refused: 'The profile is not shown any more',
};

const decisions: Record<ComplaintDecision, string> = {
  nothing: 'Nothing found',
  warned: 'Warn the member',
  refused: 'Refuse the profile',
};

/** Complaints about profiles, for members and the office. */
export const complaintsText = {
  report: {
    title: 'Report this profile',
    lead: 'Tell our office what is wrong. The other family does not learn that you wrote.',
    reason: 'What is wrong?',
    choose: 'Choose a reason',
    text: 'What happened?',
    textHint: 'As much as you know: what was said or asked, and when.',
    add: 'Add pictures',
    hint: (most: number, megabytes: number) =>
      `Optional: up to ${most} pictures, PNG, JPG or GIF, each up to ${megabytes} MB.`,
    tooMany: (most: number) => `${most} pictures at most.`,
    wrongKind: 'Please choose PNG, JPG or GIF pictures.',
    tooLarge: (megabytes: number) => `A picture is larger than ${megabytes} MB.`,
    remove: (name: string) => `Leave out ${name}`,
    submit: 'Send to the office',
    cancel: 'Cancel',
    done: { title: 'Thank you', message: 'Our office looks at it, and writes to you.' },
    notSent: 'A picture did not reach us',
  },
  own: {
    title: 'My complaints',
    lead: 'The profiles that you told our office of, and what became of it.',
    list: 'Your complaints',
    empty: 'You have not reported a profile',
    emptyHint: 'On each profile there is “Report this profile”, if something is wrong.',
    about: 'Profile',
    reason: 'What is wrong',
    text: 'What you wrote',
    told: 'Sent',
    answer: 'Our office wrote',
    picture: (number: number) => `Picture ${number}`,
    outcomes,
  },
  title: 'Complaints',
  lead: 'Members report a profile here. Whom it is about never learns who wrote.',
  list: 'Complaints that wait',
  count: (count: string, one: boolean) => (one ? '1 complaint waits' : `${count} complaints wait`),
  shown: (shown: string) => `the first ${shown} are shown`,
  columns: {
    about: 'About',
    what: 'Complaint',
    by: 'By',
    since: 'Waiting since',
    actions: 'Answer',
  },
  empty: 'No complaint waits',
  emptyHint: 'Complaints come here when a member reports a profile.',
  reasons,
  gone: 'Account deleted',
  others: (count: number) =>
    count === 1
      ? '1 other complaint about this profile'
      : `${count} other complaints about this profile`,
  answer: 'Answer',
  answerOf: (who: string) => `Answer the complaint about ${who}`,
  decide: {
    title: 'Answer this complaint',
    decision: 'Decision',
    choose: 'Choose a decision',
    decisions,
    answer: 'To who reported',
    answerHint: 'Goes by mail, and stands on the page “My complaints”.',
    reason: 'To the member',
    reasonHint:
      'What the member is warned of, or why the profile is refused. Do not say who wrote.',
    submit: 'Send',
    cancel: 'Cancel',
    done: { title: 'Answered', message: 'Who reported it gets a mail.' },
  },
  ofMember: {
    received: 'Complaints about this member',
    made: 'Complaints by this member',
    none: 'None',
    decided: (decision: string, answer: string) => `${decision}: “${answer}”`,
    waits: 'Waits',
  },
  viewMore: 'View more',
  loadingMore: 'Loading…',
};
