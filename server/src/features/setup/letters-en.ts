/** The words of the letters; their layout: letter-layouts.ts. */
export const en = {
  subject: (site: string) => `Test mail of ${site}`,
  heading: 'This mail has arrived',
  arrived:
    'You asked for it to see whether mails of the site arrive. Please open the link where you are logged in, so that the site knows.',
  button: 'It has arrived',
  why: 'You get this mail because an owner of the site asked for a test mail to this address.',
};
export type SetupWords = typeof en;
