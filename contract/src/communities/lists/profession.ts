import type { Option } from '../option.ts';
import { professionAToE } from './profession-a-to-e.ts';
import { professionHToZ } from './profession-h-to-z.ts';

/** The professions, each with its group, in the order of the groups. */
export const profession: readonly Option[] = Object.entries({
  ...professionAToE,
  ...professionHToZ,
}).flatMap(([group, options]) => options.map((option) => ({ ...option, group })));

/**
 * The groups under which the professions are offered.
 * Proposed: the community owner may change labels and add choices, but never a landed value.
 */
export const professionGroup: readonly Option[] = [
  { value: 'administration', en: 'Administration', ta: 'நிர்வாகம்', mr: 'प्रशासन' },
  { value: 'agriculture', en: 'Agriculture', ta: 'வேளாண்மை', mr: 'शेती' },
  {
    value: 'airline-and-shipping',
    en: 'Airline and shipping',
    ta: 'விமானம் மற்றும் கப்பல்',
    mr: 'विमान आणि जहाज वाहतूक',
  },
  {
    value: 'architecture-and-design',
    en: 'Architecture and design',
    ta: 'கட்டடக்கலை மற்றும் வடிவமைப்பு',
    mr: 'वास्तुकला आणि डिझाइन',
  },
  {
    value: 'banking-and-finance',
    en: 'Banking and finance',
    ta: 'வங்கி மற்றும் நிதி',
    mr: 'बँकिंग आणि वित्त',
  },
  {
    value: 'beauty-and-fashion',
    en: 'Beauty and fashion',
    ta: 'அழகுக்கலை மற்றும் ஃபேஷன்',
    mr: 'सौंदर्य आणि फॅशन',
  },
  { value: 'business', en: 'Business', ta: 'வணிகம்', mr: 'व्यवसाय' },
  {
    value: 'civil-services-and-government',
    en: 'Civil services and government',
    ta: 'குடிமைப் பணி மற்றும் அரசு',
    mr: 'नागरी सेवा आणि शासन',
  },
  {
    value: 'defence-and-police',
    en: 'Defence and police',
    ta: 'பாதுகாப்பு மற்றும் காவல்',
    mr: 'संरक्षण आणि पोलीस',
  },
  { value: 'education', en: 'Education', ta: 'கல்வி', mr: 'शिक्षण' },
  { value: 'engineering', en: 'Engineering', ta: 'பொறியியல்', mr: 'अभियांत्रिकी' },
  {
    value: 'hospitality-and-travel',
    en: 'Hospitality and travel',
    ta: 'விருந்தோம்பல் மற்றும் பயணம்',
    mr: 'आदरातिथ्य आणि पर्यटन',
  },
  {
    value: 'information-technology',
    en: 'Information technology',
    ta: 'தகவல் தொழில்நுட்பம்',
    mr: 'माहिती तंत्रज्ञान',
  },
  { value: 'legal', en: 'Legal', ta: 'சட்டம்', mr: 'कायदा' },
  { value: 'medical', en: 'Medical', ta: 'மருத்துவம்', mr: 'वैद्यकीय' },
  {
    value: 'marketing-and-sales',
    en: 'Marketing and sales',
    ta: 'சந்தைப்படுத்தல் மற்றும் விற்பனை',
    mr: 'विपणन आणि विक्री',
  },
  { value: 'media-and-arts', en: 'Media and arts', ta: 'ஊடகம் மற்றும் கலை', mr: 'माध्यमे आणि कला' },
  {
    value: 'science-and-research',
    en: 'Science and research',
    ta: 'அறிவியல் மற்றும் ஆராய்ச்சி',
    mr: 'विज्ञान आणि संशोधन',
  },
  { value: 'senior-management', en: 'Senior management', ta: 'உயர் நிர்வாகம்', mr: 'वरिष्ठ व्यवस्थापन' },
  { value: 'skilled-trades', en: 'Skilled trades', ta: 'கைத்தொழில்கள்', mr: 'कुशल कारागिरी' },
  { value: 'other', en: 'Other', ta: 'மற்றவை', mr: 'इतर' },
];
