/** Texts of files that are being uploaded. */
export const uploadsText = {
  interruptedAll: 'Waiting to go on',
  waiting: 'Waiting for its turn',
  preparing: 'Getting it ready…',
  progress: (percent: number) => `${percent}% sent`,
  working: 'Almost there…',
  added: 'Added',
  bar: (name: string) => `${name}, being sent`,
  again: 'Try again',
  againFor: (name: string) => `Try again: ${name}`,
  cancel: (name: string) => `Cancel: ${name}`,
  discard: (name: string) => `Take off this list: ${name}`,
  interrupted: 'No connection. This goes on by itself as soon as there is one.',
  busy: 'Very many files were added within a short time. This goes on by itself after a while.',
  stopped: 'This was interrupted. Please try again.',
  empty: 'This file is empty. Please choose another one.',
  unreadable:
    'This file could not be read. If it is kept online, open it once and choose it again.',
};
