/** Texts that wait for the office because something in them looks like a contact. */
export const heldText = {
  none: 'This is not a phone number, an address or a link',
  noneHint: 'Save again. Our office looks at the text before other families see it.',
  waiting: 'Waiting for review: our office looks at this text. Until then only you see it.',
  refused: (reason: string | null) =>
    reason
      ? `Other families do not see this text. Our office wrote: “${reason}” Please change it.`
      : 'Other families do not see this text, because it seems to hold a contact. Please change it.',
};
