/** A member pauses the own profile, and shows it again. */
export const pausingText = {
  page: 'Pause and corrections',
  title: 'Pause my profile',
  lead: 'While your profile is paused, no family finds or opens it, also not those who have your contact already. You do not see theirs either. Nothing is lost, and you can show it again at any time. The days of a package go on.',
  shown: 'Your profile is shown to other families.',
  notShown: 'Other families do not see your profile yet. You can pause it once it is approved.',
  pause: 'Pause my profile',
  paused: 'Your profile is paused',
  bySelf: (day: string) => `You paused it on ${day}.`,
  byOffice: (day: string) => `Our office paused it on ${day}. Only the office can end the pause.`,
  reason: 'The reason:',
  resume: 'Show my profile again',
  /** in place of the login */
  closed: {
    title: 'This account is closed',
    message: {
      support:
        'Nobody sees the profile any more, and after some months everything is erased. If you want to stay, write to us: until then we can open the account again.',
      nobody:
        'Nobody sees the profile any more, and after some months everything is erased. If you want to stay, ask your association: until then it can open the account again.',
    },
    ask: (mobile: string) =>
      `Hello, my account with the mobile number ${mobile} is closed. Please open it again.`,
    back: 'Log in with another number',
  },
  done: {
    paused: { title: 'Your profile is paused', message: 'No family sees it now.' },
    resumed: { title: 'Your profile is shown again', message: 'Other families can find it.' },
  },
};
