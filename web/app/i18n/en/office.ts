import type { BudgetKind } from '@mala/contract/budgets.ts';

const kinds: Record<BudgetKind, (most: string) => string> = {
  lists: (most) => `More than half of ${most} lists an hour`,
  cards: (most) => `More than half of ${most} different cards a day`,
  opens: (most) => `More than half of ${most} opened profiles a day`,
};

const more = { viewMore: 'View more', loadingMore: 'Loading…' };

/** The office's lists besides that of the profiles. */
export const officeText = {
  title: 'Review',
  /** names a person where the name alone may be ambiguous */
  who: (name: string, mid: string | null) => (mid ? `${name} (${mid})` : name),
  shown: (shown: string) => `the first ${shown} are shown`,
  caption: 'Caption of a photo',

  photos: {
    title: 'New photos',
    lead: 'Photos that approved members have added. Other families see a photo once you approve it.',
    list: 'Photos that wait',
    count: (count: string, one: boolean) => (one ? '1 photo waits' : `${count} photos wait`),
    columns: {
      photo: 'Photo',
      caption: 'Caption',
      member: 'Member',
      since: 'Waiting since',
      actions: 'Decision',
    },
    photoOf: (who: string) => `New photo of ${who}, opens in a new tab`,
    noCaption: 'None',
    empty: 'No photo waits',
    emptyHint: 'Photos come here when an approved member adds one.',
    approve: 'Approve',
    refuse: 'Refuse',
    approveOf: (who: string) => `Approve the photo of ${who}`,
    refuseOf: (who: string) => `Refuse the photo of ${who}`,
    approved: { title: 'Approved', message: 'Other families see this photo now.' },
    refused: { title: 'Refused', message: 'The member sees the reason beside the photo.' },
    refusal: { title: 'Refuse this photo', action: 'Refuse' },
    ...more,
  },

  texts: {
    title: 'Texts to review',
    lead: 'Something in these texts looks like a phone number, an address or a link, and the member says that it is none. Nobody else sees a text until you allow it.',
    list: 'Texts that wait',
    count: (count: string, one: boolean) => (one ? '1 text waits' : `${count} texts wait`),
    columns: {
      text: 'Text',
      field: 'Field',
      member: 'Member',
      since: 'Waiting since',
      actions: 'Decision',
    },
    empty: 'Nothing waits',
    emptyHint: 'Texts come here when a member says that what looks like a contact is none.',
    allow: 'Allow',
    refuse: 'Refuse',
    allowOf: (field: string, who: string) => `Allow “${field}” of ${who}`,
    refuseOf: (field: string, who: string) => `Refuse “${field}” of ${who}`,
    allowed: { title: 'Allowed', message: 'Other families see this text now.' },
    refused: { title: 'Refused', message: 'The member is asked to change this text.' },
    refusal: { title: 'Refuse this text', action: 'Refuse' },
    onProfile: 'Texts that other families do not see',
    refusedBefore: 'Refused. The member has not changed it yet.',
    ...more,
  },

  readers: {
    title: 'Members who read a lot',
    lead: 'They read more than half of a day’s limit, or of an hour’s, within ten minutes. A large family may do so once; a program that collects profiles does so every day.',
    list: 'Members who read a lot',
    count: (count: string, one: boolean) => (one ? '1 note' : `${count} notes`),
    columns: { who: 'Member', site: 'Site', what: 'What was read', noted: 'When' },
    kinds,
    noMid: 'No id yet',
    viewOf: (who: string) => `View ${who}`,
    empty: 'Nobody read unusually much',
    emptyHint: 'Whoever reads very fast is listed here, once a day.',
    ...more,
  },
};
