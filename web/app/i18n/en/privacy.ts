/** The privacy notice; `contact` marks the section that ends with the grievance officer. */
export const privacyText = {
  title: 'Privacy',
  version: (date: string) => `Version of ${date}`,
  /** in a translation: that the English version governs */
  governs: null as string | null,
  /** instead of the name of a grievance officer, if the site names none */
  office: 'The office of this site',
  contents: 'On this page',
  sections: [
    {
      id: 'what',
      title: 'What we keep',
      paragraphs: [],
      points: [
        'Your account: name, mobile number, the language of your letters, and your password in a form that nobody can read back.',
        'Your profile: what you fill in on the six steps, your photos and your horoscope files. From photos we remove what the camera wrote into them, such as the place where they were taken. Of each photo we keep a short fingerprint, by which administrators find the same picture in another profile.',
        'What you do here: whom you shortlist, which profiles you open on which day, which contacts you download, and what you paid for, with the payment reference.',
        'Your sessions: on which kind of device you signed in, and when it was last used.',
        'For a while, how often a mobile number or a network address tried to sign in, to register or to ask for something, so that nobody can try without end.',
        'Your consent: which version of the terms and of this notice you accepted, when, and from which network address.',
        'The mails that we send you, and which of them you do not want.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      paragraphs: [
        'To show your profile to families who look for a match, to check profiles, to give you what you paid for, to protect accounts against misuse, and to write to you about all this. We use it for nothing else.',
        'We rely on the consent that you give when you register. If somebody registers for you, that person must have your consent.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees what',
      paragraphs: [],
      points: [
        'Members of your own community and of the other gender find your approved profile in the search, without contact details; one whose own profile is still being checked may look, too. Members who have no photo of their own do not see your photos.',
        'Mobile numbers, email, address, pincode, birth time, property details and horoscope files are seen only by you, by administrators, and by members who open your contact with their package.',
        'Administrators see every profile in order to check it. What they change is written down.',
        'The home page, which everybody can see, shows a few featured profiles with first name, age and city. Your photo appears there only if you ticked that it may; otherwise a drawing stands in its place.',
        'Nobody else, unless a court or the law obliges us. We do not sell your data.',
      ],
      after: [
        'The pages of this site load nothing from other companies. A link to WhatsApp, to a way to pay or to another site is opened only when you press it. Where the site counts its registrations elsewhere, that happens only if you agree, and nothing about you is sent along.',
      ],
    },
    {
      id: 'in-your-browser',
      title: 'In your browser',
      paragraphs: [
        'Your browser keeps these cookies for us. There are none for advertising or tracking.',
      ],
      points: [
        'One keeps you signed in, for 50 minutes after your last visit.',
        'If you choose to stay signed in on this device, two more do so, for 30 days after your last visit, 180 days at most.',
        'One marks, for a year, that you have signed in on this device, so that nobody can lock you out by trying wrong passwords; it holds a random number and nothing about you.',
        'One remembers, for a year, the language that you chose.',
      ],
      after: [
        'These stay in your browser too: what you have typed but not saved, the community whose colours you saw last, which account is signed in, where on a page you were, for three days the search that you looked at last, whether profiles are cards or a list, whether keys act there, whether this device shows notifications, that you know that your profile is shown again, and that you do not want to be asked before you open a contact. Logging out removes what you typed and that search. A page that says that you are offline is kept on your device; pages with people on them are not.',
      ],
    },
    {
      id: 'mails',
      title: 'Mails from us',
      paragraphs: [
        'If you gave an email address, we write to it about your account: to confirm the address, about your password, about your profile and about what you bought. Some of these can be switched off, on the site and by a link in the mail itself; those that protect your account cannot.',
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      paragraphs: [
        'Photos and files are reached only through addresses that end after an hour at most. Nobody can open more than 200 different profiles a day. You can see where you are signed in, sign out one device or all of them, and logging out or changing the password takes effect at once. If your data should ever get into wrong hands, we tell you and the Data Protection Board of India.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'We keep your data for as long as you have an account. A profile that is marked as married, or that was not accepted, is shown to no other member. A horoscope file that you remove is deleted at once. A photo that you remove is seen by nobody from then on; you can bring it back for ten minutes, and soon after that it is deleted. A photo that was not accepted is deleted after 30 days, and so is what we noted of a session or of a mailed link after its end.',
        'When you ask us to erase your account, we do so within 7 days, and keep only what the law asks us to keep, such as records of payments and of what administrators did.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: ['Under the Digital Personal Data Protection Act 2023 you may:'],
      points: [
        'know what we hold about you, what we do with it and who was given it;',
        'have it corrected, completed or brought up to date: most of it you can change yourself under My Profile;',
        'have it erased;',
        'withdraw your consent as easily as you gave it: we then close your profile and erase it. What was done before stays lawful;',
        'name somebody who uses these rights for you if you die or cannot act yourself;',
        'complain, and get an answer.',
      ],
      after: [
        'To use any of these rights, write to the grievance officer below from your registered email address, or name your registered mobile number so that we can make sure that it is you. It costs nothing.',
      ],
    },
    {
      id: 'contact',
      title: 'Grievance officer',
      paragraphs: [
        'Write in English, Tamil or Marathi. We acknowledge within 24 hours and resolve within 7 days.',
      ],
      contact: true,
      after: [
        'If our answer does not satisfy you, you may turn to the Data Protection Board of India.',
      ],
    },
  ],
};
