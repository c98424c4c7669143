/** A profile as a PDF or a picture, to print and to send. */
export const biodataText = {
  page: 'Biodata and sharing',
  title: 'Biodata',
  lead: 'Your profile as a biodata, to print or to send. Choose what goes on it first.',
  ofOther: (name: string) => `Biodata of ${name}`,
  leadOfOther:
    'The profile with its contact details as a PDF, to print and to look at with the family. Your member id and the date are at its foot.',
  /** for the office, which has no member id */
  leadOfOffice:
    'The profile with its contact details as a PDF, to print for the family. The date is at its foot.',
  locked: {
    title: 'The biodata comes with the contact',
    message: 'Open the contact details of this profile first. You can then download its biodata.',
    action: 'Go to the profile',
  },
  back: 'Back to the profile',
  language: 'Language',
  photo: 'With photos',
  contact: 'With contact details',
  contactHint: 'Whoever gets the biodata can then call you or write to you.',
  what: 'What is on it',
  parts: {
    photo: 'Your photos, up to four; on the picture only the first',
    facts: 'Name, age, height and what you wrote about yourself',
    stars:
      'Raasi and birth star, time and place of birth, and the horoscope charts where they can be drawn',
    work: 'Education and work',
    family: 'Family',
    contact: 'Mobile numbers, email, address and property',
    foot: 'Your member id and the date, at the foot',
  },
  noPhoto: 'No photos',
  noContact: 'No contact details',
  pdf: 'Download PDF',
  picture: 'Picture for WhatsApp',
  share: { pdf: 'Share PDF', picture: 'Share picture' },
  making: 'Making it…',
  /** the browser asks for another press before it shares */
  shareNow: 'Ready: share now',
  notShared: {
    title: 'It was saved instead',
    message: 'Your browser could not share it. You find it among your downloads.',
  },
};
