import { type About, button, type Letter, supportPart, text } from '../mail/index.ts';
import type { en } from './letters-en.ts';

/** A horoscope file from before our present checks is not shown any more. */
function refused(about: About): Letter {
  return {
    subject: `${about.site}: உங்கள் ஜாதகத்தை மீண்டும் பதிவேற்றுங்கள்`,
    heading: 'உங்கள் ஜாதகத்தை மீண்டும் பதிவேற்றுங்கள்',
    parts: [
      text(
        'எல்லாக் குடும்பத்தினரின் பாதுகாப்புக்காக, ஜாதகக் கோப்புகளை இப்போது இன்னும் கவனமாகச் சரிபார்க்கிறோம். நீங்கள் முன்பு சேர்த்த ஒரு கோப்பில் நாங்கள் அனுப்ப முடியாத பகுதிகள் உள்ளன, அல்லது அதைப் படிக்க முடியவில்லை. அதனால் இனி மற்ற குடும்பத்தினருக்கு அது கிடைக்காது.',
      ),
      text('அதை நீக்கிவிட்டு, ஜாதகத்தை PDF ஆகவோ படமாகவோ மீண்டும் பதிவேற்றுங்கள்:'),
      button('என் ஜாதகக் கோப்புகளைத் திறக்க', `${about.home}/profile/edit/horoscope`),
      ...supportPart(about, 'இதற்கு உதவி தேவையா?'),
    ],
    why: 'உங்கள் வரன் விவரத்தில் உள்ள ஒரு ஜாதகக் கோப்பைக் காட்ட முடியாததால் இந்த மின்னஞ்சல் உங்களுக்கு வருகிறது.',
  };
}

export const ta: typeof en = { refused };
