export const homeText = {
  tab: 'Home',
  title: 'Find a life partner within your community',
  lead: 'Families and candidates meet here, with profiles that are checked by people of the association.',
  registerNow: 'Register now',
  login: 'Login',
  greeting: {
    tamilmala: (name: string) => `Vanakkam, ${name}`,
    marathimala: (name: string) => `Namaskar, ${name}`,
  },
  myProfile: 'My Profile',
  administration: 'Administration',
  searchProfile: 'Search Profile',
  doors: 'Choose your community',
  door: {
    tamilmala: 'For Tamil, Telugu and Saurashtra families',
    marathimala: 'For Marathi families',
  },
  enter: (site: string) => `Go to ${site}`,
  featured: {
    title: 'Featured profiles',
    brides: 'Brides',
    grooms: 'Grooms',
    photoOf: (name: string) => `Photo of ${name}`,
    about: (age: number | null, city: string | null) =>
      [age === null ? null : `${age} years`, city].filter(Boolean).join(', '),
    note: 'Names in full, families, work and horoscopes are for registered members only.',
  },
  marriages: {
    title: 'Happy marriages',
    lead: 'Couples who met here.',
    carousel: 'Photos of happy marriages',
    /** role description for screen readers */
    carouselRole: 'carousel',
    photo: 'Marriage photo',
    position: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous photo',
    next: 'Next photo',
    pause: 'Pause',
    play: 'Play',
  },
  whatsApp: {
    title: 'Rather have help?',
    text: 'Write to us on WhatsApp, and we register the profile together with you.',
    button: 'Register on WhatsApp',
    opens: '(opens WhatsApp)',
    message: (site: string) =>
      `Hello, I would like to register a bride or groom profile on ${site}. Please help me.`,
  },
  app: {
    title: 'On your phone',
    text: 'Our Android app brings new profiles to you.',
    button: 'Get the Android app',
    opens: '(opens another site)',
  },
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Register free',
      text: 'Fill in the profile of the bride or groom in six short steps.',
    },
    {
      title: 'We check it',
      text: 'A person of the association looks at each profile, usually within one to two days.',
    },
    {
      title: 'Find and choose',
      text: 'Search by age, community, work, star and more, and shortlist whom you like.',
    },
    {
      title: 'Meet the family',
      text: 'A package shows you contact details. The price and what you get are shown before you pay.',
    },
  ],
};
