const STEP_NAMES = {
  basic: 'Basic info',
  personal: 'Personal',
  work: 'Education and work',
  photo: 'Photos',
  family: 'Family',
  horoscope: 'Astro',
};

export const wizardText = {
  steps: STEP_NAMES,
  title: (number: number, count: number, name: string) => `Step ${number}/${count} ${name}`,
  profileId: (mid: string) => `Profile id: ${mid}`,
  navigation: 'Profile steps',
  complete: 'complete',
  notComplete: 'not complete',
  stepLink: (number: number, name: string, state: string) => `Step ${number}: ${name}, ${state}`,
  progress: (complete: number, count: number) => `${complete} of ${count} steps complete`,
  changePassword: 'Change Password',
  devices: 'Devices',
  secondStep: 'Second step',
  mails: 'Mails',
  notifications: 'Notifications',
  looks: 'Looks at my contact',
  corrections: 'Pause, corrections',
  preferences: 'What we look for',
  biodata: 'Biodata',
  subscription: 'Subscription',
  back: 'Back',
  next: 'Next',
  update: {
    basic: 'Update Basic',
    personal: 'Update Personal',
    work: 'Update Work',
    family: 'Update Family',
    horoscope: 'Update Horoscope',
  },
  choose: 'Choose',
  /** the empty option of an hour and the like, which are side by side */
  choosePart: '–',
  nothingFound: 'Nothing found',
  clear: (label: string) => `Clear ${label}`,
  typeToSearch: 'Type to search the list',
  yes: 'Yes',
  no: 'No',
  /** an answer to birth time, raasi, star or padham */
  unknown: 'I do not know',
  /** below a field's label: how it is written */
  hints: {
    mobile: '10 digits, like 98765 43210',
    email: 'Like name@gmail.com',
    education_desc: 'Degree and subject, like B.Sc. Physics',
    dhosam: 'Only if there is one, like Sevvai or Mangal',
  },
  withUnit: (label: string, unit: string) => `${label} (${unit})`,
  alternateMobile: 'Alternate Mobile',
  time: { hour: 'Hour', minute: 'Minute', half: 'AM/PM', halves: { AM: 'AM', PM: 'PM' } },
  starHint: 'Raasi, birth star and padham belong together: each list shows what fits the others.',
  findStar: 'Find star and raasi by birth date, time and place',
  chooseStarAgain: 'Choose raasi and star again',
  draft: {
    note: 'Draft kept on this phone, not yet saved',
    discard: 'Discard draft',
  },
  loadFailed: 'This page could not be loaded',
  stillMissing: {
    title: 'Almost done',
    message: (name: string) => `This step is not complete yet: ${name}.`,
  },
  files: {
    title: 'Horoscope files',
    none: 'No horoscope file yet.',
    leave: 'Your horoscope upload is in-progress, are you sure you want to leave this page?',
    add: 'Upload horoscope',
    hint: (megabytes: number, count: number) =>
      `png, jpeg, gif, pdf, doc or docx, up to ${megabytes} MB each, ${count} at most. Uploaded as soon as you choose them.`,
    link: (number: number) => `Horoscope ${number}`,
    preview: (number: number) => `First page of Horoscope ${number}`,
    remove: (number: number) => `Remove Horoscope ${number}`,
    list: 'Your horoscope files',
    held: {
      waiting: 'We are checking this file. Other families get it once that is done.',
      refused:
        'Other families do not get this file: it has parts that we cannot pass on, or it cannot be read. Please remove it, and add the horoscope again as a PDF or a picture.',
    },
    kilobytes: (count: number) => `${count} KB`,
    megabytes: (count: number) => `${count} MB`,
    wrongKind: 'Please choose a file of the kind png, jpeg, gif, pdf, doc or docx.',
    broken:
      'This file cannot be opened here: it may be damaged, or of another kind than its name says. Please save it again as a PDF, or send a picture of it.',
    tooLarge: (megabytes: number) =>
      `This file is larger than ${megabytes} MB. Please choose a smaller one, or send a picture of it.`,
    tooMany: (chosen: number, taken: number, count: number) =>
      taken === 0
        ? `There may be ${count} files at most. Remove one to add another.`
        : `You chose ${chosen} files, and there may be ${count} in all. The first ${taken === 1 ? 'one is' : `${taken} are`} being added.`,
    adding: {
      list: 'Files being added',
      sending: (count: number, added: number) =>
        count === 1 ? 'Adding the file…' : `${added} of ${count} files added`,
      done: (count: number) => (count === 1 ? 'The file is added.' : `${count} files are added.`),
    },
    full: (count: number) =>
      `You have ${count} files, as many as there may be. Remove one to add another.`,
  },
};
