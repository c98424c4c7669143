/** The texts of notifications; `day` as the pages write it. */
export interface PushWords {
  savedSearch(count: number, name: string): string;
  savedSearches(count: number): string;
  approved: string;
  ending(day: string): string;
  stillLooking(day: string): string;
  quiet: string;
}

export const en: PushWords = {
  savedSearch: (count, name) =>
    `${count === 1 ? '1 new profile' : `${count} new profiles`} in “${name}”`,
  savedSearches: (count) => `New profiles in ${count} of your saved searches`,
  approved: 'Your profile is approved. Other families can see it now.',
  ending: (day) => `Your package ends on ${day}.`,
  stillLooking: (day) => `Are you still looking? Please tell us by ${day}, with one tap.`,
  quiet: 'Your profile is not shown at present. One tap shows it again.',
};
