import type { PushKind } from '@mala/contract/push.ts';

/** What members may be told of, with what each is. */
const KINDS: Record<PushKind, { name: string; hint: string }> = {
  'saved-search': {
    name: 'New in a saved search',
    hint: 'In the morning, once a day at most, and nothing where nothing is new.',
  },
  'profile-approved': {
    name: 'Your profile is approved',
    hint: 'As soon as our office has looked at it.',
  },
  'package-ending': {
    name: 'Your package ends soon',
    hint: 'A week before, and on the day before.',
  },
};

/** The page of notifications that a device shows. */
export const notificationsText = {
  title: 'Notifications',
  lead: 'Your phone or computer can tell you what is new, also while this site is closed. No name and no photo of another family is ever shown.',
  here: 'This device',
  on: 'This device shows notifications.',
  off: 'This device shows no notifications.',
  turnOn: 'Turn on notifications',
  turningOn: 'Turning on...',
  turnOff: 'Turn off on this device',
  asks: 'Your browser will ask whether you allow it. Messages go, sealed, through the maker of your browser, who cannot read them.',
  done: {
    on: { title: 'Notifications are on', message: 'This device tells you from now on.' },
    off: { title: 'Notifications are off', message: 'This device tells you nothing any more.' },
    all: { title: 'Notifications are off', message: 'No device tells you anything any more.' },
  },
  denied: {
    title: 'Your browser blocks notifications of this site',
    message:
      'To allow them, open the settings of this site in your browser (the sign beside the address), choose “Notifications” and “Allow”. Then open this page again.',
  },
  notNow: 'You have not allowed it. You can press the button again at any time.',
  homeScreen: {
    title: 'On an iPhone or iPad: first add this site to the home screen',
    message:
      'Press the Share button of Safari, then “Add to Home Screen”. Open the site from there, log in, and come back to this page.',
  },
  none: {
    title: 'This browser cannot show notifications',
    message:
      'Nothing is lost: what is important comes by mail too. With Chrome or Firefox, notifications work on most phones.',
  },
  mails: 'Choose my mails',
  devices: (count: number) =>
    count === 1
      ? '1 device of yours shows notifications.'
      : `${count} devices of yours show notifications.`,
  everywhere: 'Turn off on all devices',
  kinds: 'What you are told',
  of: KINDS,
  night: 'Nothing comes between 9 in the evening and 8 in the morning.',
  saved: 'Saved',
  saveFailed: "Couldn't save your choice",
  failed: 'Your notifications could not be loaded',
  onFailed: "Couldn't turn on notifications",
  offFailed: "Couldn't turn off notifications",
  refused: 'The browser did not allow it. Please try again, or use another browser.',
};
