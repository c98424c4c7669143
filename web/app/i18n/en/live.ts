/** What approved members changed that others see at once. */
export const liveText = {
  title: 'Changed, and seen by others already',
  lead: 'Everything else that approved members change is shown to other families at once. Look through it, so that nothing stays unseen.',
  list: 'Changes that nobody of the office has seen',
  count: (count: string, one: boolean) =>
    one ? '1 profile has changed' : `${count} profiles have changed`,
  shown: (shown: string) => `the first ${shown} are shown`,
  columns: { member: 'Member', change: 'Change', changed: 'Last change', actions: 'Seen' },
  empty: 'Nothing has changed unseen',
  emptyHint: 'What approved members change comes here.',
  before: 'Before',
  after: 'Now',
  nothing: 'nothing',
  contact: 'Changed. The profile shows what it is now.',
  see: 'Seen',
  seeOf: (who: string) => `Seen: the changes of ${who}`,
  seeAll: (count: number) => `All ${count} seen`,
  seen: {
    title: (count: number) => (count === 1 ? 'Seen' : `${count} profiles seen`),
    message: 'The history of the office says so.',
  },
  seenBefore: {
    title: 'Somebody was faster',
    message: (who: string | null, when: string) =>
      who ? `${who} has seen it already: ${when}.` : `It was seen already: ${when}.`,
  },
  changed: {
    title: 'Changed again',
    message: 'The member has changed more since. It is on the list as it is now.',
  },
  viewMore: 'View more',
  loadingMore: 'Loading…',
};
