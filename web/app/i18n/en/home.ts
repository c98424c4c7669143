export const home = {
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
