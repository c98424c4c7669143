import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

const characters = (n: string) => `${n} ${plural(Number(n), 'अक्षर', 'अक्षरे')}`;

const faults: Texts['form']['faults'] = {
  required: 'हे भरायचे राहिले',
  invalid: 'ही माहिती बरोबर नाही',
  unknownField: 'हा रकाना इथे चालत नाही',
  notInList: 'यादीतून एक निवडा',
  tooLong: (n) => `जास्तीत जास्त ${characters(n)}`,
  tooShort: (n) => `किमान ${characters(n)}`,
  tooManyFiles: 'फायली खूप जास्त आहेत',
  atLeast: (n) => `${n} किंवा त्याहून जास्त हवे`,
  atMost: (n) => `${n} किंवा त्याहून कमी हवे`,
  wholeNumber: 'पूर्ण संख्या लिहा',
  badCharacters: 'न चालणारी अक्षरे किंवा चिन्हे आहेत, ती काढून टाका',
  passwordForContact: 'ईमेल, मोबाइल नंबर किंवा जन्मतारीख बदलण्यासाठी तुमचा पासवर्ड लिहा',
  linkInName: 'फक्त नाव लिहा, वेबसाइटचा किंवा ईमेलचा पत्ता नको',
  mobile: 'मोबाइल नंबर बरोबर नाही',
  email: 'ईमेल पत्ता बरोबर नाही',
  pincode: 'पिनकोड बरोबर नाही',
  date: 'तारीख बरोबर नाही',
  time: 'वेळ बरोबर नाही',
  bornTooEarly: (n) => `${n} किंवा त्यानंतरचे वर्ष निवडा`,
  brideTooYoung: 'वधूचे वय किमान 18 वर्षे हवे',
  groomTooYoung: 'वराचे वय किमान 21 वर्षे हवे',
  genderFixed: 'मंजुरीनंतर हे बदलता येत नाही. मदतीसाठी आम्हाला लिहा.',
  casteOfLanguage: 'निवडलेल्या भाषेच्या यादीत ही जात नाही',
  subcasteOfCaste: 'निवडलेल्या जातीत ही पोटजात नाही',
  noSubcaste: 'निवडलेल्या जातीत पोटजाती नाहीत',
  starOfRaasi: 'निवडलेल्या राशीत हे नक्षत्र येत नाही',
  padhamOfStar: 'निवडलेल्या राशीत या नक्षत्राचे हे चरण येत नाही',
  moreMarriedThanAll: 'विवाहितांची संख्या एकूण संख्येपेक्षा जास्त आहे',
  mismatch: 'दोन्ही ठिकाणी लिहिलेला पासवर्ड सारखा नाही',
  passwordIsMobile: 'मोबाइल नंबरच पासवर्ड म्हणून चालणार नाही',
  passwordCommon: 'हा पासवर्ड बरेच लोक वापरतात. त्याऐवजी तुमच्या मनातले तीन-चार शब्द लिहा',
  passwordPersonal:
    'तुमचे नाव, मोबाइल नंबर किंवा या वेबसाइटच्या नावावरून हा पासवर्ड सहज ओळखता येतो. दुसरे शब्द निवडा',
  wrongPassword: 'हा तुमचा सध्याचा पासवर्ड नाही',
  contact: (part) =>
    `‘${part}’ हे फोन नंबर, पत्ता किंवा लिंक असल्यासारखे दिसते. ते काढून टाका: कुटुंबे तुमचे स्थळ निवडतात, तेव्हा त्यांना तुमचा संपर्क मिळतोच.`,
};

export const formText: Texts['form'] = { area: 'form', faults };
