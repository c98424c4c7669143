/** The menu of somebody signed in. */
export const menuText = {
  myProfile: 'My Profile',
  myProfileWithId: (mid: string) => `My Profile (${mid})`,
  searchProfile: 'Search Profile',
  shortlist: 'Shortlist',
  packages: 'Packages',
  subscription: 'Subscription',
  help: 'Help',
  helpMessage: (mid: string | null) =>
    mid ? `Hello, I am ${mid}. I need help.` : 'Hello, I need help.',
  logOut: 'Log Out',
  admin: 'Administration',
  adminReview: 'Review',
  adminMarriages: 'Happy marriages',
  adminMail: 'Failed mails',
  account: 'Account',
};
