import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const wizardText: Texts['wizard'] = {
  steps: {
    basic: 'प्राथमिक माहिती',
    personal: 'वैयक्तिक माहिती',
    work: 'शिक्षण व व्यवसाय',
    photo: 'फोटो',
    family: 'कौटुंबिक माहिती',
    horoscope: 'पत्रिका',
  },
  title: (number, count, name) => `टप्पा ${number}/${count} ${name}`,
  profileId: (mid) => `सदस्य क्रमांक: ${mid}`,
  navigation: 'माहितीचे टप्पे',
  complete: 'पूर्ण',
  notComplete: 'अपूर्ण',
  stepLink: (number, name, state) => `टप्पा ${number}: ${name}, ${state}`,
  progress: (complete, count) =>
    plural(complete, `${count} पैकी ${complete} टप्पा पूर्ण`, `${count} पैकी ${complete} टप्पे पूर्ण`),
  changePassword: 'पासवर्ड बदला',
  devices: 'फोन आणि कॉम्प्युटर',
  secondStep: 'दुसरी पायरी',
  mails: 'ईमेल',
  notifications: 'सूचना',
  looks: 'संपर्क कोणी पाहिला',
  corrections: 'थांबवणे, दुरुस्त्या',
  preferences: 'आमच्या अपेक्षा',
  biodata: 'बायोडाटा',
  subscription: 'माझे पॅकेज',
  back: 'मागे',
  next: 'पुढे',
  update: {
    basic: 'प्राथमिक माहिती जतन करा',
    personal: 'वैयक्तिक माहिती जतन करा',
    work: 'शिक्षण व व्यवसाय जतन करा',
    family: 'कौटुंबिक माहिती जतन करा',
    horoscope: 'पत्रिकेची माहिती जतन करा',
  },
  choose: 'निवडा',
  choosePart: '–',
  nothingFound: 'काही सापडले नाही',
  clear: (label) => `पुसा: ${label}`,
  typeToSearch: 'यादीत शोधण्यासाठी लिहा',
  yes: 'होय',
  no: 'नाही',
  unknown: 'माहीत नाही',
  hints: {
    mobile: '10 अंक, जसे 98765\u00a043210',
    email: 'जसे name@gmail.com',
    education_desc: 'पदवी आणि विषय, जसे बी.एस्सी. भौतिकशास्त्र',
    dhosam: 'असल्यासच, जसे मंगळदोष',
  },
  withUnit: (label, unit) => `${label} (${unit})`,
  alternateMobile: 'दुसरा मोबाइल नंबर',
  time: {
    hour: 'तास',
    minute: 'मिनिट',
    half: 'दिवसाचा भाग',
    halves: { AM: 'दुपारी 12 पूर्वी', PM: 'दुपारी 12 नंतर' },
  },
  starHint:
    'राशी, नक्षत्र आणि चरण एकमेकांशी जुळलेले असतात: एक निवडले की बाकीच्या याद्यांत त्याच्याशी जुळणारेच पर्याय दिसतात.',
  findStar: 'जन्मतारीख, वेळ आणि स्थळावरून राशी व नक्षत्र शोधा',
  chooseStarAgain: 'राशी आणि नक्षत्र पुन्हा निवडा',
  draft: {
    note: 'लिहिलेले या फोनवर ठेवले आहे, पण अजून जतन झालेले नाही',
    discard: 'लिहिलेले काढून टाका',
  },
  loadFailed: 'हे पान उघडता आले नाही',
  stillMissing: {
    title: 'थोडेच राहिले',
    message: (name) => `हा टप्पा अजून पूर्ण झालेला नाही: ${name}.`,
  },
  files: {
    title: 'पत्रिकेच्या फायली',
    none: 'अजून पत्रिकेची फाइल नाही.',
    leave: 'पत्रिका अजून अपलोड होत आहे. तरीही हे पान सोडायचे आहे का?',
    add: 'पत्रिका अपलोड करा',
    hint: (megabytes, count) =>
      `PNG, JPEG, GIF, PDF, DOC किंवा DOCX, प्रत्येकी ${megabytes} एमबीपर्यंत, जास्तीत जास्त ${count} फायली. निवडताच अपलोड होतात.`,
    link: (number) => `पत्रिका ${number}`,
    preview: (number) => `पत्रिका ${number}: पहिले पान`,
    remove: (number) => `पत्रिका ${number} काढून टाका`,
    list: 'तुमच्या पत्रिकेच्या फायली',
    held: {
      waiting: 'आम्ही ही फाइल तपासत आहोत. तपासून झाल्यावर ती इतर कुटुंबांना मिळेल.',
      refused:
        'ही फाइल इतर कुटुंबांना मिळत नाही: तिच्यात इतरांना देता न येणारे काही भाग आहेत, किंवा ती वाचता येत नाही. कृपया ती काढून टाका आणि पत्रिका PDF किंवा फोटोच्या रूपात पुन्हा जोडा.',
    },
    kilobytes: (count) => `${count} केबी`,
    megabytes: (count) => `${count} एमबी`,
    wrongKind: 'PNG, JPEG, GIF, PDF, DOC किंवा DOCX प्रकारची फाइल निवडा.',
    broken:
      'ही फाइल इथे उघडत नाही: ती खराब झालेली असेल, किंवा नावात आहे त्यापेक्षा वेगळ्या प्रकारची असेल. ती पुन्हा PDF म्हणून जतन करा, किंवा तिचा फोटो पाठवा.',
    tooLarge: (megabytes) =>
      `ही फाइल ${megabytes} एमबीपेक्षा मोठी आहे. लहान फाइल निवडा, किंवा तिचा फोटो पाठवा.`,
    tooMany: (chosen, taken, count) =>
      taken === 0
        ? `जास्तीत जास्त ${count} फायली ठेवता येतात. नवीन जोडण्यासाठी आधीची एक काढून टाका.`
        : `तुम्ही ${chosen} फायली निवडल्या, पण एकूण ${count} ठेवता येतात. ${plural(taken, 'पहिली फाइल जोडत आहोत.', `पहिल्या ${taken} फायली जोडत आहोत.`)}`,
    adding: {
      list: 'जोडत असलेल्या फायली',
      sending: (count, added) =>
        count === 1
          ? 'फाइल जोडत आहोत…'
          : plural(added, `${count} फायलींपैकी ${added} जोडली`, `${count} फायलींपैकी ${added} जोडल्या`),
      done: (count) => plural(count, 'फाइल जोडली आहे.', `${count} फायली जोडल्या आहेत.`),
    },
    full: (count) =>
      `तुमच्या ${count} फायली झाल्या आहेत; यापेक्षा जास्त ठेवता येत नाहीत. नवीन जोडण्यासाठी आधीची एक काढून टाका.`,
  },
};
