import { type About, button, type Letter, supportPart, text } from '../mail/index.ts';

/** A horoscope file from before our present checks is not shown any more. */
function refused(about: About): Letter {
  return {
    subject: `Please add your horoscope again at ${about.site}`,
    heading: 'Please add your horoscope again',
    parts: [
      text(
        'We now check horoscope files more strictly, to keep every family safe. A file that you added earlier has parts that we cannot pass on, or cannot be read, so other families do not get it any more.',
      ),
      text('Please remove it and add the horoscope again as a PDF or as a picture:'),
      button('Open my horoscope files', `${about.home}/profile/edit/horoscope`),
      ...supportPart(about, 'Do you need help with it?'),
    ],
    why: 'You get this mail because a horoscope file of your profile cannot be shown.',
  };
}

export const en = { refused };
