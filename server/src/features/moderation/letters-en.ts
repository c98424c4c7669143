import type { Step } from '@mala/contract/profiles/field.ts';
import { type About, button, type Letter, quote, supportPart, text } from '../mail/index.ts';

/** The profile is found from now on. */
function approved(about: About): Letter {
  return {
    subject: `Your ${about.site} profile is approved`,
    heading: 'Your profile is approved',
    parts: [
      text(
        `Good news: we have read your profile and approved it. Families at ${about.site} can find it from now on, and you can search for a match.`,
      ),
      button('Search profiles', `${about.home}/profile/search`),
      text(
        'Phone numbers, email and address stay hidden until a member with a package opens your profile to get in touch.',
      ),
      text(
        'Please stay safe: never send money to somebody whom you only know from here, and meet for the first time in a public place, with family.',
      ),
      ...supportPart(about, 'Any question?'),
    ],
    why: 'You get this mail because your profile was approved.',
  };
}

const why = 'You get this mail because our team read your profile.';

const reasonParts = (reason: string | null) =>
  reason ? [text('This is what our team wrote:'), quote(reason)] : [];

/** The profile is not shown; the administrator's reason says why. */
function refused(about: About, reason: string | null): Letter {
  return {
    subject: `Your ${about.site} profile needs a change`,
    heading: 'Your profile needs a change',
    parts: [
      text('We have read your profile and cannot show it to other families yet.'),
      ...reasonParts(reason),
      text('Please correct it in your profile, then tell us, and we read it again:'),
      button('Open my profile', `${about.home}/profile/edit/basic`),
      ...supportPart(
        about,
        'When it is corrected, or if you think that it is a mistake, write to us.',
      ),
    ],
    why,
  };
}

/** The profile is not shown since the person has another. */
function duplicate(about: About, reason: string | null): Letter {
  return {
    subject: `Your ${about.site} profile is there twice`,
    heading: 'There is already a profile like yours',
    parts: [
      text(
        `It seems that this person already has a profile at ${about.site}, so this second one is not shown. Please log in with the first account.`,
      ),
      ...reasonParts(reason),
      ...supportPart(
        about,
        'Is it a mistake, or can you not log in to the first account? Write to us.',
      ),
    ],
    why,
  };
}

/** A text that looks as if it held a contact is not shown. */
function textRefused(
  about: About,
  { step, label, reason }: { step: Step; label: string; reason: string | null },
): Letter {
  return {
    subject: `A text in your ${about.site} profile needs a change`,
    heading: 'One of your texts needs a change',
    parts: [
      text(
        `We have read “${label}” in your profile and cannot show it to other families, because it seems to contain a phone number, an address or a link. Everything else stays as it is.`,
      ),
      ...reasonParts(reason),
      text('Please change this text. Families get your contact when they choose your profile.'),
      button('Change the text', `${about.home}/profile/edit/${step}`),
      ...supportPart(about, 'If you think that it is a mistake, write to us.'),
    ],
    why,
  };
}

export const en = { approved, refused, duplicate, textRefused };
