const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

const sections = {
  basic: 'Basic facts',
  personal: 'Personal',
  work: 'Education and work',
  family: 'Family',
  horoscope: 'Horoscope',
};

export const profileText = {
  title: 'Profile',
  nameAndAge: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
  nameless: 'No name yet',
  sections,
  edit: 'Edit',
  editSection: (section: string) => `Edit ${section}`,
  editPhotos: 'Edit photos',
  own: 'This is your own profile, as other families see it. Only those who download it see your contact details.',
  biodata: 'Biodata and sharing',
  seen: 'See my profile as others do',
  biodataOf: 'Download biodata (PDF)',
  ownHeld:
    'Some of your texts wait for our office, or need a change: other families do not see these. Open Edit to see which.',
  ownChanges:
    'These changes wait for our office, or were not accepted. Other families still see the former values:',
  ownChange: { before: 'Others see', after: 'Your change', nothing: 'nothing' },
  report: 'Report this profile',
  ownComplaints: 'My complaints',
  backToSearch: 'Back to the search',
  backToList: 'Back to the list',
  late: (name: string) => `Late ${name}`,
  siblings: (count: number, married: number | null) => {
    if (count === 0) return 'None';
    return married ? `${count} (${married} married)` : String(count);
  },
  yesNo: (value: boolean): string => (value ? 'Yes' : 'No'),
  /** of what the family does not know, such as the time of birth */
  notKnown: 'Not known',
  withUnit: (value: number, unit: string) => `${value} ${unit}`,

  photos: 'Photos',
  photoOf: (number: number, count: number, name: string) =>
    count === 1 ? `Photo of ${name}` : `Photo ${number} of ${count} of ${name}`,
  position: (number: number, count: number) => `${number} / ${count}`,
  show: (number: number) => `Show photo ${number}`,
  enlarge: (number: number) => `Enlarge photo ${number}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',

  contact: {
    title: 'Contact details',
    upgrade: 'Upgrade to View Contact',
    what: 'Mobile, address, birth time and horoscope files open with a package.',
    uses: (left: number) =>
      `Uses 1 of your ${left} remaining ${left === 1 ? 'profile' : 'profiles'}`,
    view: 'View Contact',
    ask: {
      title: 'View this contact?',
      uses: (left: number) => `This uses 1 of your ${left} ${left === 1 ? 'profile' : 'profiles'}`,
      later: 'The contact then stays open for you, and opening it again uses nothing.',
      never: 'Do not ask again',
      yes: 'Yes, use one',
      no: 'Not now',
    },
    opening: 'Opening...',
    usedUp: (total: number) => `You have used all ${profiles(total)} of your package.`,
    denied: 'Access Denied',
    loading: 'Loading…',
    alternateMobile: 'Alternate Mobile',
    copy: 'Copy',
    copyOf: (number: string) => `the number ${number}`,
    copied: 'Copied',
    notCopied: 'Not copied: please press and hold the number',
    whatsApp: 'WhatsApp',
    whatsAppTo: (number: string) => `to ${number} (opens WhatsApp)`,
    horoscopes: 'Horoscope files',
    horoscope: (number: number) => `Horoscope ${number}`,
    noHoroscopes: 'No horoscope file was uploaded.',
  },

  notFound: {
    title: 'This profile is not available',
    message: 'It may have been closed, or the link may be incomplete. There are others to meet.',
  },
  tooMany: 'That is enough for today',
};
