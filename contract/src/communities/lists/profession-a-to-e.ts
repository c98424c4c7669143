import type { Option } from '../option.ts';

/**
 * The professions of the groups from Administration to Engineering.
 * Proposed: the community owner may change labels and add choices, but never a landed value.
 */
export const professionAToE: Readonly<Record<string, readonly Option[]>> = {
  administration: [
    { value: 'manager', en: 'Manager', ta: 'மேலாளர்', mr: 'व्यवस्थापक' },
    { value: 'supervisor', en: 'Supervisor', ta: 'மேற்பார்வையாளர்', mr: 'पर्यवेक्षक' },
    { value: 'officer', en: 'Officer', ta: 'அலுவலர்', mr: 'अधिकारी' },
    { value: 'executive', en: 'Executive', ta: 'நிர்வாகி', mr: 'एक्झिक्युटिव्ह' },
    {
      value: 'administrative-officer',
      en: 'Administrative Officer',
      ta: 'நிர்வாக அலுவலர்',
      mr: 'प्रशासकीय अधिकारी',
    },
    { value: 'clerk', en: 'Clerk', ta: 'எழுத்தர்', mr: 'लिपिक' },
    { value: 'receptionist', en: 'Receptionist', ta: 'வரவேற்பாளர்', mr: 'स्वागतकार' },
    {
      value: 'data-entry-operator',
      en: 'Data Entry Operator',
      ta: 'தரவு உள்ளீட்டாளர்',
      mr: 'डेटा एंट्री ऑपरेटर',
    },
    {
      value: 'human-resources-professional',
      en: 'Human Resources Professional',
      ta: 'மனிதவளப் பணியாளர்',
      mr: 'मनुष्यबळ व्यावसायिक',
    },
  ],
  agriculture: [
    { value: 'farmer-agriculturist', en: 'Farmer / Agriculturist', ta: 'விவசாயி', mr: 'शेतकरी' },
    { value: 'horticulturist', en: 'Horticulturist', ta: 'தோட்டக்கலை வல்லுநர்', mr: 'बागायतदार' },
    {
      value: 'dairy-poultry-farmer',
      en: 'Dairy / Poultry Farmer',
      ta: 'பால் / கோழிப் பண்ணையாளர்',
      mr: 'दुग्ध / कुक्कुटपालक',
    },
    { value: 'fisheries', en: 'Fisheries', ta: 'மீன்வளம்', mr: 'मत्स्यव्यवसाय' },
  ],
  'airline-and-shipping': [
    { value: 'pilot', en: 'Pilot', ta: 'விமானி', mr: 'वैमानिक' },
    {
      value: 'air-hostess-cabin-crew',
      en: 'Air Hostess / Cabin Crew',
      ta: 'விமானப் பணிப்பெண் / பணியாளர்',
      mr: 'हवाई सुंदरी / केबिन क्रू',
    },
    {
      value: 'airport-professional',
      en: 'Airport Professional',
      ta: 'விமான நிலையப் பணியாளர்',
      mr: 'विमानतळ कर्मचारी',
    },
    {
      value: 'merchant-navy-officer',
      en: 'Merchant Navy Officer',
      ta: 'வணிகக் கப்பல் அலுவலர்',
      mr: 'मर्चंट नेव्ही अधिकारी',
    },
    { value: 'mariner', en: 'Mariner', ta: 'மாலுமி', mr: 'खलाशी' },
  ],
  'architecture-and-design': [
    { value: 'architect', en: 'Architect', ta: 'கட்டடக்கலைஞர்', mr: 'वास्तुविशारद' },
    {
      value: 'interior-designer',
      en: 'Interior Designer',
      ta: 'உள்ளரங்க வடிவமைப்பாளர்',
      mr: 'इंटिरियर डिझायनर',
    },
    {
      value: 'graphic-ui-designer',
      en: 'Graphic / UI Designer',
      ta: 'வரைகலை / UI வடிவமைப்பாளர்',
      mr: 'ग्राफिक / यूआय डिझायनर',
    },
    { value: 'animator', en: 'Animator', ta: 'அனிமேஷன் கலைஞர்', mr: 'ॲनिमेटर' },
  ],
  'banking-and-finance': [
    { value: 'bank-officer', en: 'Bank Officer', ta: 'வங்கி அலுவலர்', mr: 'बँक अधिकारी' },
    { value: 'bank-employee', en: 'Bank Employee', ta: 'வங்கி ஊழியர்', mr: 'बँक कर्मचारी' },
    {
      value: 'chartered-accountant',
      en: 'Chartered Accountant',
      ta: 'பட்டயக் கணக்காளர்',
      mr: 'सनदी लेखापाल',
    },
    { value: 'cost-accountant', en: 'Cost Accountant', ta: 'செலவுக் கணக்காளர்', mr: 'कॉस्ट अकाउंटंट' },
    {
      value: 'company-secretary',
      en: 'Company Secretary',
      ta: 'நிறுவனச் செயலாளர்',
      mr: 'कंपनी सेक्रेटरी',
    },
    { value: 'accountant', en: 'Accountant', ta: 'கணக்காளர்', mr: 'लेखापाल' },
    { value: 'auditor', en: 'Auditor', ta: 'தணிக்கையாளர்', mr: 'लेखापरीक्षक' },
    { value: 'financial-analyst', en: 'Financial Analyst', ta: 'நிதி ஆய்வாளர்', mr: 'वित्तीय विश्लेषक' },
    { value: 'tax-consultant', en: 'Tax Consultant', ta: 'வரி ஆலோசகர்', mr: 'कर सल्लागार' },
    { value: 'insurance-agent', en: 'Insurance Agent', ta: 'காப்பீட்டு முகவர்', mr: 'विमा एजंट' },
    { value: 'stock-broker', en: 'Stock Broker', ta: 'பங்குத் தரகர்', mr: 'शेअर दलाल' },
  ],
  'beauty-and-fashion': [
    { value: 'fashion-designer', en: 'Fashion Designer', ta: 'ஆடை வடிவமைப்பாளர்', mr: 'फॅशन डिझायनर' },
    { value: 'beautician', en: 'Beautician', ta: 'அழகுக்கலை நிபுணர்', mr: 'ब्युटीशियन' },
    { value: 'tailor', en: 'Tailor', ta: 'தையல் கலைஞர்', mr: 'टेलर' },
  ],
  business: [
    { value: 'business-owner', en: 'Business Owner', ta: 'தொழில் உரிமையாளர்', mr: 'व्यवसाय मालक' },
    { value: 'shop-owner', en: 'Shop Owner', ta: 'கடை உரிமையாளர்', mr: 'दुकानदार' },
    { value: 'trader', en: 'Trader', ta: 'வியாபாரி', mr: 'व्यापारी' },
    { value: 'contractor', en: 'Contractor', ta: 'ஒப்பந்ததாரர்', mr: 'कंत्राटदार' },
    {
      value: 'real-estate-agent',
      en: 'Real Estate Agent',
      ta: 'ரியல் எஸ்டேட் முகவர்',
      mr: 'रिअल इस्टेट एजंट',
    },
    { value: 'entrepreneur', en: 'Entrepreneur', ta: 'தொழில் முனைவோர்', mr: 'उद्योजक' },
    { value: 'online-seller', en: 'Online Seller', ta: 'ஆன்லைன் விற்பனையாளர்', mr: 'ऑनलाइन विक्रेता' },
  ],
  'civil-services-and-government': [
    {
      value: 'civil-services',
      en: 'Civil Services (IAS / IPS / IFS)',
      ta: 'குடிமைப் பணி (ஐஏஎஸ் / ஐபிஎஸ் / ஐஎஃப்எஸ்)',
      mr: 'नागरी सेवा (आयएएस / आयपीएस / आयएफएस)',
    },
    {
      value: 'government-employee',
      en: 'Government Employee',
      ta: 'அரசு ஊழியர்',
      mr: 'सरकारी कर्मचारी',
    },
    { value: 'railway-employee', en: 'Railway Employee', ta: 'ரயில்வே ஊழியர்', mr: 'रेल्वे कर्मचारी' },
    { value: 'postal-employee', en: 'Postal Employee', ta: 'அஞ்சல் ஊழியர்', mr: 'टपाल कर्मचारी' },
  ],
  'defence-and-police': [
    { value: 'army', en: 'Army', ta: 'ராணுவம்', mr: 'लष्कर' },
    { value: 'navy', en: 'Navy', ta: 'கடற்படை', mr: 'नौदल' },
    { value: 'air-force', en: 'Air Force', ta: 'விமானப்படை', mr: 'हवाई दल' },
    { value: 'police-officer', en: 'Police Officer', ta: 'காவல் அலுவலர்', mr: 'पोलीस अधिकारी' },
    {
      value: 'fire-and-rescue',
      en: 'Fire and Rescue',
      ta: 'தீயணைப்பு மற்றும் மீட்பு',
      mr: 'अग्निशमन आणि बचाव',
    },
  ],
  education: [
    { value: 'teacher', en: 'Teacher', ta: 'ஆசிரியர்', mr: 'शिक्षक' },
    { value: 'lecturer', en: 'Lecturer', ta: 'விரிவுரையாளர்', mr: 'अधिव्याख्याता' },
    { value: 'professor', en: 'Professor', ta: 'பேராசிரியர்', mr: 'प्राध्यापक' },
    { value: 'principal', en: 'Principal', ta: 'முதல்வர்', mr: 'प्राचार्य' },
    { value: 'librarian', en: 'Librarian', ta: 'நூலகர்', mr: 'ग्रंथपाल' },
    { value: 'tutor', en: 'Tutor', ta: 'தனிப்பயிற்சி ஆசிரியர்', mr: 'खाजगी शिकवणी शिक्षक' },
    { value: 'research-scholar', en: 'Research Scholar', ta: 'ஆராய்ச்சி மாணவர்', mr: 'संशोधक विद्यार्थी' },
  ],
  engineering: [
    { value: 'civil-engineer', en: 'Civil Engineer', ta: 'கட்டடப் பொறியாளர்', mr: 'स्थापत्य अभियंता' },
    {
      value: 'mechanical-engineer',
      en: 'Mechanical Engineer',
      ta: 'இயந்திரப் பொறியாளர்',
      mr: 'यांत्रिकी अभियंता',
    },
    {
      value: 'electrical-engineer',
      en: 'Electrical Engineer',
      ta: 'மின் பொறியாளர்',
      mr: 'विद्युत अभियंता',
    },
    {
      value: 'electronics-engineer',
      en: 'Electronics Engineer',
      ta: 'மின்னணுப் பொறியாளர்',
      mr: 'इलेक्ट्रॉनिक्स अभियंता',
    },
    {
      value: 'chemical-engineer',
      en: 'Chemical Engineer',
      ta: 'வேதிப் பொறியாளர்',
      mr: 'रासायनिक अभियंता',
    },
    {
      value: 'automobile-engineer',
      en: 'Automobile Engineer',
      ta: 'வாகனப் பொறியாளர்',
      mr: 'ऑटोमोबाइल अभियंता',
    },
    { value: 'marine-engineer', en: 'Marine Engineer', ta: 'கப்பல் பொறியாளர்', mr: 'सागरी अभियंता' },
    { value: 'engineer-other', en: 'Engineer - Other', ta: 'பொறியாளர் - மற்றவை', mr: 'अभियंता - इतर' },
  ],
};
