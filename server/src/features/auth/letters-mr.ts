import {
  type About,
  button,
  facts,
  type Letter,
  momentInMarathi,
  supportPart,
  text,
} from '../mail/index.ts';
import type { en } from './letters-en.ts';

const ALWAYS = 'तुमच्या खात्याच्या सुरक्षिततेविषयीचे ईमेल नेहमीच येतात.';
const WRITE_AT_ONCE = 'हे जमले नाही किंवा मदत हवी असेल, तर आम्हाला लगेच लिहा.';

function verifyEmail({ site }: About, url: string): Letter {
  return {
    subject: `${site}: तुमच्या ईमेलची पडताळणी करा`,
    heading: 'तुमच्या ईमेलची पडताळणी करा',
    parts: [
      text(
        `${site} वरील एका खात्यासाठी हा ईमेल पत्ता दिला आहे. तो तुमचाच आहे याची पडताळणी करा; मग तुम्ही पासवर्ड विसरलात तर आम्हाला मदत करता येईल.`,
      ),
      button('हा ईमेल पत्ता माझाच आहे', url),
      text('ही लिंक एकदाच आणि 7 दिवसांपर्यंत चालते.'),
      text(
        `तुम्ही ${site} वर नोंदणी केलेली नाही का? मग कोणीतरी तुमचा पत्ता चुकून लिहिला आहे. कृपया लिंक उघडू नका आणि हा ईमेल पुसून टाका: या पत्त्याची पडताळणी होणार नाही.`,
      ),
    ],
    why: `${site} वर हा ईमेल पत्ता लिहिला गेल्याने तुम्हाला हा ईमेल आला आहे.`,
  };
}

function resetPassword({ site }: About, url: string): Letter {
  return {
    subject: `${site}: नवीन पासवर्ड निवडा`,
    heading: 'नवीन पासवर्ड निवडा',
    parts: [
      text(
        `तुमच्या ${site} वरील खात्याचा पासवर्ड विसरल्याचे आम्हाला कोणीतरी, बहुधा तुम्हीच, कळवले आहे. नवीन पासवर्ड इथे निवडा:`,
      ),
      button('नवीन पासवर्ड निवडा', url),
      text('ही लिंक एकदाच आणि 60 मिनिटांपर्यंत चालते. त्यानंतर नवीन लिंक मागवा.'),
      text(
        'तुम्ही हे मागितले नाही का? मग काहीही करायची गरज नाही: तुमचा पासवर्ड आहे तसाच राहतो. ही लिंक कोणालाही देऊ नका.',
      ),
    ],
    why: `नवीन पासवर्ड मागितला गेल्याने तुम्हाला हा ईमेल आला आहे. ${ALWAYS}`,
  };
}

function passwordChanged(about: About, at: string): Letter {
  return {
    subject: `तुमचा ${about.site} वरील पासवर्ड बदलला आहे`,
    heading: 'तुमचा पासवर्ड बदलला आहे',
    parts: [
      text(`तुमच्या ${about.site} वरील खात्याचा पासवर्ड बदलला आहे.`),
      facts(['केव्हा', momentInMarathi(at)]),
      text('तुम्हीच बदलला का? मग सर्व ठीक आहे, काहीही करायची गरज नाही.'),
      text('तुम्ही बदलला नाही का? मग तुमचे खाते दुसरे कोणी वापरत असेल. कृपया आत्ताच नवीन पासवर्ड निवडा:'),
      button('नवीन पासवर्ड निवडा', `${about.home}/password/reset`),
      ...supportPart(about, WRITE_AT_ONCE),
    ],
    why: `तुमचा पासवर्ड बदलल्याने तुम्हाला हा ईमेल आला आहे. ${ALWAYS}`,
  };
}

function contactChanged(about: About, url: string, at: string): Letter {
  return {
    subject: `तुमचा ${about.site} वरील ईमेल किंवा मोबाइल नंबर बदलला`,
    heading: 'तुमचा ईमेल किंवा मोबाइल नंबर बदलला आहे',
    parts: [
      text(`${about.site} वरील तुमच्या स्थळाचा ईमेल किंवा मोबाइल नंबर बदलला आहे.`),
      facts(['केव्हा', momentInMarathi(at)]),
      text('तुम्हीच बदलला का? मग सर्व ठीक आहे, काहीही करायची गरज नाही.'),
      text(
        'तुम्ही बदलला नाही का? मग तुमचे खाते दुसरे कोणी वापरत असेल. बदल मागे घ्या आणि नवीन पासवर्ड निवडा. सगळीकडून लॉग आउट होते, आणि ईमेल व मोबाइल नंबर पूर्वीसारखे होतात:',
      ),
      button('बदल मागे घ्या', url),
      text('ही लिंक एकदाच आणि 7 दिवसांपर्यंत चालते. ती कोणालाही देऊ नका.'),
      ...supportPart(about, WRITE_AT_ONCE),
    ],
    why: `या स्थळासाठी या ईमेल पत्त्याची पडताळणी झालेली असल्याने तुम्हाला हा ईमेल आला आहे. ${ALWAYS}`,
  };
}

export const mr: typeof en = { verifyEmail, resetPassword, passwordChanged, contactChanged };
