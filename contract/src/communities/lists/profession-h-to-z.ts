import type { Option } from '../option.ts';

/**
 * The professions of the groups from Hospitality to Skilled trades, and Other.
 * Proposed: the community owner may change labels and add choices, but never a landed value.
 */
export const professionHToZ: Readonly<Record<string, readonly Option[]>> = {
  'hospitality-and-travel': [
    {
      value: 'hotel-professional',
      en: 'Hotel Professional',
      ta: 'ஓட்டல் பணியாளர்',
      mr: 'हॉटेल व्यावसायिक',
    },
    { value: 'chef', en: 'Chef', ta: 'சமையல் கலைஞர்', mr: 'शेफ' },
    { value: 'travel-agent', en: 'Travel Agent', ta: 'பயண முகவர்', mr: 'प्रवास एजंट' },
    { value: 'event-manager', en: 'Event Manager', ta: 'நிகழ்ச்சி மேலாளர்', mr: 'इव्हेंट मॅनेजर' },
  ],
  'information-technology': [
    {
      value: 'software-professional',
      en: 'Software Professional',
      ta: 'மென்பொருள் வல்லுநர்',
      mr: 'सॉफ्टवेअर व्यावसायिक',
    },
    {
      value: 'hardware-network-professional',
      en: 'Hardware / Network Professional',
      ta: 'வன்பொருள் / பிணைய வல்லுநர்',
      mr: 'हार्डवेअर / नेटवर्क व्यावसायिक',
    },
    { value: 'web-developer', en: 'Web Developer', ta: 'இணைய மென்பொருளாளர்', mr: 'वेब डेव्हलपर' },
    {
      value: 'data-analyst-scientist',
      en: 'Data Analyst / Scientist',
      ta: 'தரவு ஆய்வாளர் / விஞ்ஞானி',
      mr: 'डेटा विश्लेषक / शास्त्रज्ञ',
    },
    {
      value: 'database-administrator',
      en: 'Database Administrator',
      ta: 'தரவுத்தள நிர்வாகி',
      mr: 'डेटाबेस प्रशासक',
    },
    {
      value: 'system-administrator',
      en: 'System Administrator',
      ta: 'கணினி அமைப்பு நிர்வாகி',
      mr: 'सिस्टिम प्रशासक',
    },
    { value: 'qa-engineer', en: 'QA Engineer', ta: 'தரச் சோதனைப் பொறியாளர்', mr: 'क्यूए अभियंता' },
    { value: 'project-manager', en: 'Project Manager', ta: 'திட்ட மேலாளர்', mr: 'प्रकल्प व्यवस्थापक' },
    { value: 'it-consultant', en: 'IT Consultant', ta: 'ஐடி ஆலோசகர்', mr: 'आयटी सल्लागार' },
  ],
  legal: [
    { value: 'lawyer-advocate', en: 'Lawyer / Advocate', ta: 'வழக்கறிஞர்', mr: 'वकील' },
    { value: 'judge', en: 'Judge', ta: 'நீதிபதி', mr: 'न्यायाधीश' },
    { value: 'legal-advisor', en: 'Legal Advisor', ta: 'சட்ட ஆலோசகர்', mr: 'कायदेशीर सल्लागार' },
  ],
  medical: [
    { value: 'doctor', en: 'Doctor', ta: 'மருத்துவர்', mr: 'डॉक्टर' },
    { value: 'surgeon', en: 'Surgeon', ta: 'அறுவை சிகிச்சை நிபுணர்', mr: 'शल्यचिकित्सक' },
    { value: 'dentist', en: 'Dentist', ta: 'பல் மருத்துவர்', mr: 'दंतवैद्य' },
    {
      value: 'ayurveda-siddha-homeopathy-doctor',
      en: 'Ayurveda / Siddha / Homeopathy Doctor',
      ta: 'ஆயுர்வேத / சித்த / ஹோமியோபதி மருத்துவர்',
      mr: 'आयुर्वेद / सिद्ध / होमिओपॅथी डॉक्टर',
    },
    { value: 'veterinary-doctor', en: 'Veterinary Doctor', ta: 'கால்நடை மருத்துவர்', mr: 'पशुवैद्य' },
    { value: 'nurse', en: 'Nurse', ta: 'செவிலியர்', mr: 'परिचारिका / परिचारक' },
    { value: 'pharmacist', en: 'Pharmacist', ta: 'மருந்தாளுநர்', mr: 'औषधनिर्माता' },
    { value: 'physiotherapist', en: 'Physiotherapist', ta: 'இயன்முறை மருத்துவர்', mr: 'फिजिओथेरपिस्ट' },
    { value: 'lab-technician', en: 'Lab Technician', ta: 'ஆய்வக நுட்பநர்', mr: 'प्रयोगशाळा तंत्रज्ञ' },
    { value: 'optometrist', en: 'Optometrist', ta: 'கண் பரிசோதகர்', mr: 'नेत्र तपासणी तज्ज्ञ' },
    { value: 'psychologist', en: 'Psychologist', ta: 'உளவியலாளர்', mr: 'मानसशास्त्रज्ञ' },
    { value: 'paramedic', en: 'Paramedic', ta: 'துணை மருத்துவப் பணியாளர்', mr: 'पॅरामेडिक' },
  ],
  'marketing-and-sales': [
    {
      value: 'marketing-professional',
      en: 'Marketing Professional',
      ta: 'சந்தைப்படுத்தல் பணியாளர்',
      mr: 'विपणन व्यावसायिक',
    },
    {
      value: 'sales-professional',
      en: 'Sales Professional',
      ta: 'விற்பனைப் பணியாளர்',
      mr: 'विक्री व्यावसायिक',
    },
    {
      value: 'digital-marketing',
      en: 'Digital Marketing',
      ta: 'டிஜிட்டல் சந்தைப்படுத்தல்',
      mr: 'डिजिटल मार्केटिंग',
    },
  ],
  'media-and-arts': [
    { value: 'journalist', en: 'Journalist', ta: 'பத்திரிகையாளர்', mr: 'पत्रकार' },
    { value: 'editor-writer', en: 'Editor / Writer', ta: 'இதழாசிரியர் / எழுத்தாளர்', mr: 'संपादक / लेखक' },
    {
      value: 'photographer-videographer',
      en: 'Photographer / Videographer',
      ta: 'புகைப்பட / வீடியோ கலைஞர்',
      mr: 'छायाचित्रकार / व्हिडिओग्राफर',
    },
    { value: 'actor', en: 'Actor', ta: 'நடிகர்', mr: 'अभिनेता / अभिनेत्री' },
    {
      value: 'singer-musician',
      en: 'Singer / Musician',
      ta: 'பாடகர் / இசைக்கலைஞர்',
      mr: 'गायक / संगीतकार',
    },
    { value: 'dancer', en: 'Dancer', ta: 'நடனக் கலைஞர்', mr: 'नर्तक / नर्तकी' },
    { value: 'artist', en: 'Artist', ta: 'கலைஞர்', mr: 'कलाकार' },
  ],
  'science-and-research': [
    { value: 'scientist', en: 'Scientist', ta: 'விஞ்ஞானி', mr: 'शास्त्रज्ञ' },
    { value: 'researcher', en: 'Researcher', ta: 'ஆராய்ச்சியாளர்', mr: 'संशोधक' },
  ],
  'senior-management': [
    {
      value: 'cxo-president-director-chairman',
      en: 'CXO / President / Director / Chairman',
      ta: 'தலைமை அதிகாரி / தலைவர் / இயக்குநர்',
      mr: 'सीएक्सओ / अध्यक्ष / संचालक / चेअरमन',
    },
    { value: 'business-analyst', en: 'Business Analyst', ta: 'வணிக ஆய்வாளர்', mr: 'व्यवसाय विश्लेषक' },
    { value: 'consultant', en: 'Consultant', ta: 'ஆலோசகர்', mr: 'सल्लागार' },
  ],
  'skilled-trades': [
    { value: 'electrician', en: 'Electrician', ta: 'மின் பணியாளர்', mr: 'वीजतंत्री' },
    { value: 'plumber', en: 'Plumber', ta: 'குழாய் பணியாளர்', mr: 'प्लंबर' },
    { value: 'carpenter', en: 'Carpenter', ta: 'தச்சர்', mr: 'सुतार' },
    { value: 'welder', en: 'Welder', ta: 'வெல்டர்', mr: 'वेल्डर' },
    { value: 'mechanic', en: 'Mechanic', ta: 'மெக்கானிக்', mr: 'मेकॅनिक' },
    { value: 'technician', en: 'Technician', ta: 'தொழில்நுட்பப் பணியாளர்', mr: 'तंत्रज्ञ' },
    { value: 'driver', en: 'Driver', ta: 'ஓட்டுநர்', mr: 'चालक' },
    { value: 'goldsmith', en: 'Goldsmith', ta: 'பொற்கொல்லர்', mr: 'सोनार' },
    { value: 'weaver', en: 'Weaver', ta: 'நெசவாளர்', mr: 'विणकर' },
  ],
  other: [
    { value: 'social-worker', en: 'Social Worker', ta: 'சமூக சேவகர்', mr: 'समाजसेवक' },
    { value: 'sportsperson', en: 'Sportsperson', ta: 'விளையாட்டு வீரர்', mr: 'खेळाडू' },
    { value: 'priest', en: 'Priest', ta: 'அர்ச்சகர் / மதகுரு', mr: 'पुरोहित / धर्मगुरू' },
    { value: 'student', en: 'Student', ta: 'மாணவர்', mr: 'विद्यार्थी' },
    { value: 'homemaker', en: 'Homemaker', ta: 'இல்லத்தரசி', mr: 'गृहिणी' },
    { value: 'retired', en: 'Retired', ta: 'ஓய்வு பெற்றவர்', mr: 'निवृत्त' },
    { value: 'self-employed', en: 'Self Employed', ta: 'சுயதொழில்', mr: 'स्वयंरोजगार' },
    { value: 'freelancer', en: 'Freelancer', ta: 'தற்சார்புப் பணியாளர்', mr: 'फ्रीलान्सर' },
    { value: 'others', en: 'Others', ta: 'மற்றவை', mr: 'इतर' },
    { value: 'not-working', en: 'Not working', ta: 'பணியில் இல்லை', mr: 'काम करत नाही' },
  ],
};
