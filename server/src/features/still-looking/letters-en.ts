/** The letters that ask whether a member is still looking, and tell what follows. */
export interface LookingWords {
  asked: {
    subject(site: string): string;
    heading: string;
    why(site: string): string;
    until(day: string): string;
  };
  hidden: { subject(site: string): string; heading: string; why: string; back: string };
  yes: string;
  found: { text: string; label: string };
  support: string;
  because: string;
}

export const en: LookingWords = {
  asked: {
    subject: (site) => `${site}: are you still looking?`,
    heading: 'Are you still looking?',
    why: (site) =>
      `You have not been on ${site} for about two months. Other families write to whom they see there, and hope for an answer.`,
    until: (day) =>
      `If we hear nothing from you, your profile is not shown any more from ${day}. Nothing is deleted: it is shown again as soon as you log in.`,
  },
  hidden: {
    subject: (site) => `${site}: your profile is not shown at present`,
    heading: 'Your profile is not shown at present',
    why: 'We have not heard from you for about three months, so other families do not see your profile now.',
    back: 'Nothing is deleted. One tap shows it again, in its old place; so does logging in.',
  },
  yes: 'Yes, still looking',
  found: { text: 'Has it worked out already?', label: 'We have found someone' },
  support: 'Would you like to talk to us?',
  because: 'You get this mail because your profile is on our site.',
};
