import { OBJECTION_DAYS } from '@mala/contract/members/corrections.ts';

/** What the office corrected in a profile, for its member. */
export const correctionsText = {
  title: 'Corrections by the office',
  lead: `When our office corrects something in your profile, you read here what, when and why. If it is not right, object within ${OBJECTION_DAYS} days: the office looks at it again and answers you.`,
  list: 'Corrections of your profile',
  empty: 'Nothing was corrected',
  emptyHint: 'When our office corrects something in your profile, you find it here.',
  corrected: (section: string) => `Corrected by the office: ${section}`,
  when: 'Date',
  reason: 'Reason',
  before: 'Before',
  after: 'Now',
  nothing: 'nothing',
  notKnown: 'Not known',
  object: 'Object',
  objectOf: (section: string, day: string) => `Object to the correction of ${section}, ${day}`,
  until: (day: string) => `You can object until ${day}.`,
  objected: 'You objected',
  waiting: 'Our office looks at your objection.',
  answers: {
    kept: 'The office keeps the correction',
    restored: 'The office has put the former values back',
  },
  answered: 'Our office wrote',
  form: {
    title: 'Object to this correction',
    lead: 'Write what is not right. You can object once to each correction.',
    text: 'What is not right?',
    submit: 'Send to the office',
    cancel: 'Cancel',
    done: { title: 'Thank you', message: 'Our office looks at it, and answers you here.' },
  },
};
