type Head = (site: string) => { title: string; description: string };

/** Titles and descriptions of the public pages for search engines and messengers, by path. */
const pages: Readonly<Record<string, Head | undefined>> = {
  '/': (site) => ({
    title: `${site}: find a life partner within your community`,
    description: `${site} brings brides, grooms and their families together. Every profile is checked by people of the association; registering is free.`,
  }),
  '/login': (site) => ({
    title: `Log in to ${site}`,
    description: `Log in to ${site} with your mobile number to see your profile and search for a match.`,
  }),
  '/signup': (site) => ({
    title: `Register free with ${site}`,
    description: `Register a bride or groom with ${site}. It is free and takes six short steps; families see your profile once it has been checked.`,
  }),
  '/view/terms': (site) => ({
    title: `Terms of ${site}`,
    description: `Who may use ${site}, what is free and what is paid, how fees are returned, and how to stay safe.`,
  }),
  '/view/privacy': (site) => ({
    title: `Privacy at ${site}`,
    description: `What ${site} keeps about you, who sees it, for how long, and the rights that you have in India.`,
  }),
};

export const headText = {
  pages,
  /** of a link to a profile, of which it says nothing */
  shared: (site: string) => ({
    title: `A profile on ${site}`,
    description: 'The family has shared this profile with you. Open the link to read it.',
  }),
  /** below the name in the picture of a shared link */
  shareLine: 'Find a life partner within your community',
  /** the alternative text of that picture */
  shareAlt: (site: string) => `${site}, with a garland`,
  /** while the scripts of a page do not load; rendered only on the server */
  start: {
    slow: 'This page takes longer than usual to load. Please keep waiting, or check your connection.',
    failed: 'This page could not be loaded to the end. Please check your connection and try again.',
    /** the server, or a proxy before it, replied with a fault */
    busy: 'The service is not ready. Please try again in a moment.',
    /** the server has a newer build without this page's scripts */
    outdated: 'There is a newer version of this page. Please load it again.',
  },
};
