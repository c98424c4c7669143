import type { Option } from '../option.ts';

/**
 * The 13 levels of education (specification, section 9).
 * The first and last are of the specification.
 * Proposed: the community owner may change labels and add choices, but never a landed value.
 */
export const education: readonly Option[] = [
  { value: 'bachelors', en: 'Bachelors', ta: 'இளநிலைப் பட்டம்', mr: 'पदवी' },
  { value: 'masters', en: 'Masters', ta: 'முதுநிலைப் பட்டம்', mr: 'पदव्युत्तर पदवी' },
  { value: 'm-phil', en: 'M.Phil', ta: 'எம்.ஃபில்.', mr: 'एम.फिल.' },
  { value: 'doctorate', en: 'Doctorate', ta: 'முனைவர் பட்டம்', mr: 'डॉक्टरेट' },
  {
    value: 'post-graduate-diploma',
    en: 'Post Graduate Diploma',
    ta: 'முதுநிலைப் பட்டயம்',
    mr: 'पदव्युत्तर पदविका',
  },
  { value: 'diploma', en: 'Diploma', ta: 'பட்டயம் (டிப்ளமோ)', mr: 'पदविका (डिप्लोमा)' },
  {
    value: 'iti-trade-school',
    en: 'ITI / Trade School',
    ta: 'ஐடிஐ / தொழிற்பயிற்சி',
    mr: 'आयटीआय / व्यावसायिक प्रशिक्षण',
  },
  { value: 'undergraduate', en: 'Undergraduate', ta: 'இளநிலைப் படிப்பு', mr: 'पदवीपूर्व शिक्षण' },
  {
    value: 'higher-secondary',
    en: 'Higher Secondary (12th)',
    ta: 'மேல்நிலைக் கல்வி (12-ஆம் வகுப்பு)',
    mr: 'उच्च माध्यमिक (बारावी)',
  },
  { value: 'sslc', en: 'SSLC (10th)', ta: 'எஸ்.எஸ்.எல்.சி. (10-ஆம் வகுப்பு)', mr: 'माध्यमिक (दहावी)' },
  { value: 'below-sslc', en: 'Below SSLC', ta: '10-ஆம் வகுப்புக்குக் கீழ்', mr: 'दहावीपेक्षा कमी' },
  {
    value: 'company-secretary-cost-accountant',
    en: 'Company Secretary / Cost Accountant',
    ta: 'நிறுவனச் செயலாளர் / செலவுக் கணக்காளர்',
    mr: 'कंपनी सेक्रेटरी / कॉस्ट अकाउंटंट',
  },
  {
    value: 'chartered-accountant',
    en: 'Chartered Accountant',
    ta: 'பட்டயக் கணக்காளர் (சி.ஏ.)',
    mr: 'सनदी लेखापाल (सी.ए.)',
  },
];
