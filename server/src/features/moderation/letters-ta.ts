import type { Step } from '@mala/contract/profiles/field.ts';
import { type About, button, type Letter, quote, supportPart, text } from '../mail/index.ts';
import type { en } from './letters-en.ts';

/** The profile is found from now on. */
function approved(about: About): Letter {
  return {
    subject: `${about.site}: உங்கள் வரன் விவரம் ஏற்கப்பட்டது`,
    heading: 'உங்கள் வரன் விவரம் ஏற்கப்பட்டது',
    parts: [
      text(
        `நல்ல செய்தி: உங்கள் வரன் விவரத்தைப் படித்து ஏற்றுக்கொண்டோம். ${about.site} தளத்தில் உள்ள குடும்பத்தினர் இனி அதைப் பார்க்கலாம்; நீங்களும் வரன் தேடலாம்.`,
      ),
      button('வரன் தேடு', `${about.home}/profile/search`),
      text(
        'கைபேசி எண்கள், மின்னஞ்சல், முகவரி ஆகியவை மறைவாகவே இருக்கும்; திட்டம் பெற்ற உறுப்பினர் ஒருவர் உங்களைத் தொடர்பு கொள்ள உங்கள் வரன் விவரத்தைத் திறந்தால் மட்டுமே அவருக்குத் தெரியும்.',
      ),
      text(
        'கவனமாக இருங்கள்: இங்கே மட்டும் அறிமுகமானவருக்கு ஒருபோதும் பணம் அனுப்பாதீர்கள். முதல் சந்திப்பைப் பொது இடத்தில், குடும்பத்தினருடன் வைத்துக்கொள்ளுங்கள்.',
      ),
      ...supportPart(about, 'ஏதேனும் கேள்வி உள்ளதா?'),
    ],
    why: 'உங்கள் வரன் விவரம் ஏற்கப்பட்டதால் இந்த மின்னஞ்சல் உங்களுக்கு வருகிறது.',
  };
}

const why = 'எங்கள் குழு உங்கள் வரன் விவரத்தைப் படித்ததால் இந்த மின்னஞ்சல் உங்களுக்கு வருகிறது.';

const reasonParts = (reason: string | null) =>
  reason ? [text('எங்கள் குழு எழுதியது:'), quote(reason)] : [];

/** The profile is not shown; the administrator's reason says why. */
function refused(about: About, reason: string | null): Letter {
  return {
    subject: `${about.site}: உங்கள் வரன் விவரத்தில் மாற்றம் தேவை`,
    heading: 'உங்கள் வரன் விவரத்தில் மாற்றம் தேவை',
    parts: [
      text('உங்கள் வரன் விவரத்தைப் படித்தோம். அதை மற்ற குடும்பத்தினருக்கு இப்போது காட்ட முடியவில்லை.'),
      ...reasonParts(reason),
      text('உங்கள் வரன் விவரத்தில் அதைத் திருத்திவிட்டு எங்களிடம் சொல்லுங்கள்; நாங்கள் மீண்டும் படிப்போம்:'),
      button('என் வரன் விவரத்தைத் திறக்க', `${about.home}/profile/edit/basic`),
      ...supportPart(about, 'திருத்திய பிறகு, அல்லது இது தவறு என்று நினைத்தால், எங்களுக்கு எழுதுங்கள்.'),
    ],
    why,
  };
}

/** The profile is not shown since the person has another. */
function duplicate(about: About, reason: string | null): Letter {
  return {
    subject: `${about.site}: உங்கள் வரன் விவரம் இருமுறை பதிவாகியுள்ளது`,
    heading: 'உங்களுடையது போன்ற ஒரு வரன் விவரம் ஏற்கெனவே உள்ளது',
    parts: [
      text(
        `இதே மணமகள் அல்லது மணமகனுக்கு ${about.site} தளத்தில் ஏற்கெனவே ஒரு வரன் விவரம் இருப்பதாகத் தெரிகிறது; அதனால் இந்த இரண்டாவது விவரம் காட்டப்படாது. முதல் கணக்கில் உள்நுழையுங்கள்.`,
      ),
      ...reasonParts(reason),
      ...supportPart(about, 'இது தவறா, அல்லது முதல் கணக்கில் உள்நுழைய முடியவில்லையா? எங்களுக்கு எழுதுங்கள்.'),
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
    subject: `${about.site}: நீங்கள் எழுதியதில் மாற்றம் தேவை`,
    heading: 'நீங்கள் எழுதியதில் மாற்றம் தேவை',
    parts: [
      text(
        `உங்கள் வரன் விவரத்தில் “${label}” என்ற இடத்தில் நீங்கள் எழுதியதைப் படித்தோம். அதில் தொலைபேசி எண், முகவரி அல்லது இணைப்பு இருப்பதுபோல் தெரிவதால், அதை மற்ற குடும்பத்தினருக்குக் காட்ட முடியவில்லை. மற்றவை எல்லாம் அப்படியே இருக்கின்றன.`,
      ),
      ...reasonParts(reason),
      text(
        'இதை மாற்றுங்கள். மற்ற குடும்பத்தினர் உங்கள் வரன் விவரத்தைத் தேர்ந்தெடுக்கும்போது உங்கள் தொடர்பு விவரங்கள் அவர்களுக்குக் கிடைக்கும்.',
      ),
      button('இதை மாற்றுக', `${about.home}/profile/edit/${step}`),
      ...supportPart(about, 'இது தவறு என்று நினைத்தால், எங்களுக்கு எழுதுங்கள்.'),
    ],
    why,
  };
}

export const ta: typeof en = { approved, refused, duplicate, textRefused };
