import type { PackageCode } from '../../db/schema/subscriptions.ts';
import {
  type About,
  button,
  dayInTamil,
  facts,
  type Letter,
  supportPart,
  text,
} from '../mail/index.ts';
import type { en, Receipt } from './letters-en.ts';

const NAMES: Record<PackageCode, string> = { silver: 'வெள்ளி', gold: 'தங்கம்', diamond: 'வைரம்' };

const rules = new Intl.PluralRules('ta');

const rupees = (amount: number) => `₹${amount.toLocaleString('ta-IN')}`;
const profiles = (count: number) => `${count} ${rules.select(count) === 'one' ? 'வரன்' : 'வரன்கள்'}`;
const days = (count: number) => `${count} ${rules.select(count) === 'one' ? 'நாள்' : 'நாட்கள்'}`;

/** The receipt of a payment. */
function activated(about: About, receipt: Receipt): Letter {
  const name = NAMES[receipt.package];
  return {
    subject: `‘${name}’ திட்டம் தொடங்கியது: ${rupees(receipt.amount)} ரசீது`,
    heading: `உங்கள் ‘${name}’ திட்டம் தொடங்கியது`,
    parts: [
      text('நன்றி. நீங்கள் செலுத்திய தொகை எங்களுக்குக் கிடைத்தது. இந்த மின்னஞ்சலை ரசீதாக வைத்துக்கொள்ளுங்கள்.'),
      facts(
        ['திட்டம்', `${name}: ${profiles(receipt.profiles)}, ${days(receipt.days)}`],
        ['செலுத்திய தொகை', rupees(receipt.amount)],
        ['பரிவர்த்தனை எண்', receipt.reference],
        ['தேதி', dayInTamil(receipt.paid_at)],
        ['மீதமுள்ள வரன்கள்', String(receipt.left)],
        ['கடைசி நாள்', dayInTamil(receipt.ends_at)],
      ),
      text(
        'கணக்கிடும் முறை: ஒரு வரனின் தொடர்பு விவரங்களை முதல்முறை திறக்கும்போது ஒன்று குறையும். அதையே மீண்டும் திறந்தால் எதுவும் குறையாது.',
      ),
      button('வரன் தேடு', `${about.home}/profile/search`),
      ...supportPart(about, 'இந்த ரசீதில் ஏதேனும் தவறு உள்ளதா?'),
    ],
    why: 'உங்களுக்காக ஒரு திட்டம் தொடங்கப்பட்டதால் இந்த மின்னஞ்சல் உங்களுக்கு வருகிறது. ரசீதுகள் எப்போதும் வரும்.',
  };
}

/** A week before the end, so that what is left is not lost unused. */
function ending(
  about: About,
  subscription: { package: PackageCode; left: number; ends_at: Date },
): Letter {
  const { left } = subscription;
  const name = NAMES[subscription.package];
  const until = dayInTamil(subscription.ends_at);
  const use =
    left > 0
      ? `இன்னும் ${left} ${rules.select(left) === 'one' ? 'வரனின்' : 'வரன்களின்'} தொடர்பு விவரங்களைத் திறக்கலாம். அந்த நாளுக்குள் திறந்துகொள்ளுங்கள்: அதன் பிறகு மீதமிருப்பது திட்டத்துடன் முடிந்துவிடும்.`
      : 'அதன் எல்லா வரன்களையும் பார்த்துவிட்டீர்கள்.';
  return {
    subject: `உங்கள் ‘${name}’ திட்டத்தின் கடைசி நாள்: ${until}`,
    heading: `உங்கள் ‘${name}’ திட்டத்தின் கடைசி நாள்: ${until}`,
    parts: [
      text(use),
      facts(['மீதமுள்ள வரன்கள்', String(left)], ['கடைசி நாள்', until]),
      text('அந்த நாளுக்கு முன் புதிய திட்டம் பெற்றால், அதன் வரன்களும் நாட்களும் உங்களிடம் இருப்பவற்றுடன் சேரும்.'),
      button('திட்டங்களைப் பார்க்க', `${about.home}/upgrade`),
      ...supportPart(about, 'ஏதேனும் கேள்வி உள்ளதா?'),
    ],
    why: 'உங்கள் திட்டம் விரைவில் முடிவதால் இந்த மின்னஞ்சல் உங்களுக்கு வருகிறது.',
  };
}

export const ta: typeof en = { activated, ending };
