const STEP_NAMES = {
  basic: 'Basic info',
  personal: 'Personal',
  work: 'Education and work',
  photo: 'Photos',
  family: 'Family',
  horoscope: 'Astro',
};

export const wizard = {
  steps: STEP_NAMES,
  title: (number: number, count: number, name: string) => `Step ${number}/${count} ${name}`,
  profileId: (mid: string) => `Profile id: ${mid}`,
  navigation: 'Profile steps',
  complete: 'complete',
  notComplete: 'not complete',
  stepLink: (number: number, name: string, state: string) => `Step ${number}: ${name}, ${state}`,
  progress: (complete: number, count: number) => `${complete} of ${count} steps complete`,
  changePassword: 'Change Password',
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
  /** the empty choice of an hour and the like, which stand side by side */
  choosePart: '–',
  nothingFound: 'Nothing found',
  clear: (label: string) => `Clear ${label}`,
  typeToSearch: 'Type to search the list',
  yes: 'Yes',
  no: 'No',
  withUnit: (label: string, unit: string) => `${label} (${unit})`,
  alternateMobile: 'Alternate Mobile',
  time: { hour: 'Hour', minute: 'Minute', half: 'AM/PM' },
  starHint: 'Raasi, birth star and padham belong together: each list shows what fits the others.',
  chooseStarAgain: 'Choose raasi and star again',
  draft: {
    note: 'Draft kept on this phone, not yet saved',
    discard: 'Discard draft',
  },
  loadFailed: {
    title: 'This page could not be loaded',
    again: 'Try again',
  },
  stillMissing: {
    title: 'Almost done',
    message: (name: string) => `This step is not complete yet: ${name}.`,
  },
  upload: {
    progress: (percent: number) => `${percent}% sent`,
    working: 'Almost there…',
    cancel: 'Cancel',
    again: 'Try again',
    discard: 'Discard',
    failed: (name: string) => `${name} was not uploaded.`,
  },
  photos: {
    none: "You won't be able to see photo from other profiles unless you upload your photo.",
    leave: 'Your photo upload is in-progress, are you sure you want to leave this page?',
    add: 'Choose a photo',
    hint: (megabytes: number, count: number) =>
      `One png, jpeg or gif picture at a time, up to ${megabytes} MB each, ${count} at most.`,
    first: 'The first photo is the one that others see in the search.',
    list: 'Your photos',
    waiting: 'We look at it before others see it',
    refused: (reason: string | null) =>
      reason ? `Not accepted: ${reason}` : 'Not accepted. Please choose another photo.',
    photo: (number: number) => `Photo ${number}`,
    preview: 'The photo that is being uploaded',
    remove: (number: number) => `Remove photo ${number}`,
    wrongKind: 'Please choose a picture of the kind png, jpeg or gif.',
    tooLarge: (megabytes: number) =>
      `This picture is larger than ${megabytes} MB. Please choose a smaller one.`,
    home: 'My photo may appear on the home page',
    homeHint:
      'Everybody on the internet can then see your first photo there, with your first name, age and city. You can take this back at any time.',
    full: (count: number) =>
      `You have ${count} photos, as many as there may be. Remove one to add another.`,
  },
  files: {
    title: 'Horoscope files',
    none: 'No horoscope file yet.',
    leave: 'Your horoscope upload is in-progress, are you sure you want to leave this page?',
    add: 'Upload horoscope',
    hint: (megabytes: number, count: number) =>
      `png, jpeg, gif, pdf, doc or docx, up to ${megabytes} MB each, ${count} at most. Uploaded as soon as you choose them.`,
    link: (number: number) => `Horoscope ${number}`,
    remove: (number: number) => `Remove Horoscope ${number}`,
    wrongKind: (name: string) => `${name}: please choose a png, jpeg, gif, pdf, doc or docx file.`,
    tooLarge: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB.`,
    tooMany: (count: number) => `There may be ${count} files at most.`,
    full: (count: number) =>
      `You have ${count} files, as many as there may be. Remove one to add another.`,
    several: (count: number) => `${count} files`,
  },
};
