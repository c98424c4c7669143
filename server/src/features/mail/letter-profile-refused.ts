import { type About, supportPart } from './about.ts';
import { button, type Letter, quote, text } from './letter.ts';

/** The profile is not shown; the administrator's reason says why, and where it is a second one it says so. */
export function profileRefused(
  about: About,
  { reason, duplicate }: { reason: string | null; duplicate: boolean },
): Letter {
  const heading = duplicate
    ? 'There is already a profile like yours'
    : 'Your profile needs a change';
  const opening = duplicate
    ? `It seems that this person already has a profile at ${about.site}, so this second one is not shown. Please log in with the first account.`
    : 'We have read your profile and cannot show it to other families yet.';
  return {
    subject: duplicate
      ? `Your ${about.site} profile is there twice`
      : `Your ${about.site} profile needs a change`,
    heading,
    parts: [
      text(opening),
      ...(reason ? [text('This is what our team wrote:'), quote(reason)] : []),
      ...(duplicate
        ? []
        : [
            text('Please correct it in your profile, then tell us, and we read it again:'),
            button('Open my profile', `${about.appUrl}/profile/edit/basic`),
          ]),
      ...supportPart(
        about,
        duplicate
          ? 'Is it a mistake, or can you not log in to the first account? Write to us.'
          : 'When it is corrected, or if you think that it is a mistake, write to us.',
      ),
    ],
    why: 'You get this mail because our team read your profile.',
  };
}
