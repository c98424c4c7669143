/** The words of the letter and the message to a family that the office entered a profile for; their layout: letter-layouts.ts. */
export const en = {
  prepared: {
    subject: (site: string) => `Your profile at ${site}: please look at it`,
    heading: 'A profile was prepared for you',
    entered: (site: string) =>
      `The office of ${site} has entered a profile from the biodata of your family. Nobody else sees it until you agree.`,
    look: 'Please look at everything, choose a password, and confirm. You can correct all of it afterwards.',
    button: 'Look at the profile',
    valid: 'The link works for 30 days. If you do not confirm by then, everything is erased.',
    notYours:
      'Did you not ask for it? Then please do not open the link and delete this mail. Nothing will be shown to anybody.',
    support: 'If you have a question, write to us.',
    why: (site: string) =>
      `You get this mail because your address was given to the office of ${site} with a biodata.`,
  },
  invitation: (site: string, url: string) =>
    `Greetings from ${site}. We have entered the profile of your family as you asked. Please look at it, choose a password and confirm here: ${url} Nobody sees the profile until then.`,
};
export type EntryWords = typeof en;
