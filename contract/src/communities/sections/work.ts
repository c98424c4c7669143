import { NOT_APPLICABLE } from '../../profiles/not-applicable.ts';
import { workFields } from '../../profiles/work.ts';
import type { SectionData } from '../community.ts';
import { profession, professionGroup } from '../lists/profession.ts';
import { options } from '../option.ts';

/**
 * The 13 levels of education (specification, section 9), of which the specification gives the first and last.
 * Proposed: the community owner may change labels and add options, but never a value that is in use.
 */
const education = options([
  ['bachelors', 'Bachelors', 'இளநிலைப் பட்டம்', 'पदवी'],
  ['masters', 'Masters', 'முதுநிலைப் பட்டம்', 'पदव्युत्तर पदवी'],
  ['m-phil', 'M.Phil', 'எம்.ஃபில்.', 'एम.फिल.'],
  ['doctorate', 'Doctorate', 'முனைவர் பட்டம்', 'डॉक्टरेट'],
  ['post-graduate-diploma', 'Post Graduate Diploma', 'முதுநிலைப் பட்டயம்', 'पदव्युत्तर पदविका'],
  ['diploma', 'Diploma', 'பட்டயம் (டிப்ளமோ)', 'पदविका (डिप्लोमा)'],
  ['iti-trade-school', 'ITI / Trade School', 'ஐடிஐ / தொழிற்பயிற்சி', 'आयटीआय / व्यावसायिक प्रशिक्षण'],
  ['undergraduate', 'Undergraduate', 'இளநிலைப் படிப்பு', 'पदवीपूर्व शिक्षण'],
  [
    'higher-secondary',
    'Higher Secondary (12th)',
    'மேல்நிலைக் கல்வி (12-ஆம் வகுப்பு)',
    'उच्च माध्यमिक (बारावी)',
  ],
  ['sslc', 'SSLC (10th)', 'எஸ்.எஸ்.எல்.சி. (10-ஆம் வகுப்பு)', 'माध्यमिक (दहावी)'],
  ['below-sslc', 'Below SSLC', '10-ஆம் வகுப்புக்குக் கீழ்', 'दहावीपेक्षा कमी'],
  [
    'company-secretary-cost-accountant',
    'Company Secretary / Cost Accountant',
    'நிறுவனச் செயலாளர் / செலவுக் கணக்காளர்',
    'कंपनी सेक्रेटरी / कॉस्ट अकाउंटंट',
  ],
  ['chartered-accountant', 'Chartered Accountant', 'பட்டயக் கணக்காளர் (சி.ஏ.)', 'सनदी लेखापाल (सी.ए.)'],
]);

/**
 * Annual income in rupees (specification, section 9, gives the first and last band).
 * Proposed: the community owner may change labels and add options, but never a value that is in use.
 */
const annualIncome = options([
  ['not-working', 'Not working', 'பணியில் இல்லை', 'काम करत नाही'],
  ['upto-1-lakh', 'Upto 1 Lakh', '1 லட்சம் வரை', '1 लाखापर्यंत'],
  ['1-2-lakh', '1 - 2 Lakh', '1 - 2 லட்சம்', '1 - 2 लाख'],
  ['2-4-lakh', '2 - 4 Lakh', '2 - 4 லட்சம்', '2 - 4 लाख'],
  ['4-7-lakh', '4 - 7 Lakh', '4 - 7 லட்சம்', '4 - 7 लाख'],
  ['7-10-lakh', '7 - 10 Lakh', '7 - 10 லட்சம்', '7 - 10 लाख'],
  ['10-15-lakh', '10 - 15 Lakh', '10 - 15 லட்சம்', '10 - 15 लाख'],
  ['15-20-lakh', '15 - 20 Lakh', '15 - 20 லட்சம்', '15 - 20 लाख'],
  ['20-30-lakh', '20 - 30 Lakh', '20 - 30 லட்சம்', '20 - 30 लाख'],
  ['30-50-lakh', '30 - 50 Lakh', '30 - 50 லட்சம்', '30 - 50 लाख'],
  ['50-75-lakh', '50 - 75 Lakh', '50 - 75 லட்சம்', '50 - 75 लाख'],
  ['75-lakh-1-crore', '75 Lakh - 1 Crore', '75 லட்சம் - 1 கோடி', '75 लाख - 1 कोटी'],
  ['1-crore-and-above', '1 Crore and above', '1 கோடி மற்றும் அதற்கு மேல்', '1 कोटी व त्याहून अधिक'],
  [NOT_APPLICABLE, 'Not applicable', 'பொருந்தாது', 'लागू नाही'],
  ['dont-want-to-specify', 'Dont want to specify', 'குறிப்பிட விரும்பவில்லை', 'सांगू इच्छित नाही'],
]);

const lists = {
  education,
  profession,
  profession_group: professionGroup,
  annual_income: annualIncome,
};

export const workSection: SectionData = {
  fields: workFields,
  lists: { tamilmala: lists, marathimala: lists },
};
