import type { Step } from '@mala/contract/profiles/field.ts';
import { type About, button, type Letter, quote, supportPart, text } from '../mail/index.ts';
import type { en } from './letters-en.ts';

function approved(about: About): Letter {
  return {
    subject: `तुमचे ${about.site} वरील स्थळ मंजूर झाले आहे`,
    heading: 'तुमचे स्थळ मंजूर झाले आहे',
    parts: [
      text(
        `आनंदाची बातमी: आम्ही तुमची माहिती वाचून तुमचे स्थळ मंजूर केले आहे. आता ${about.site} वरील कुटुंबांना तुमचे स्थळ सापडेल, आणि तुम्हीही स्थळ शोधू शकता.`,
      ),
      button('स्थळ शोधा', `${about.home}/profile/search`),
      text(
        'फोन नंबर, ईमेल आणि पत्ता झाकलेले राहतात; पॅकेज घेतलेल्या सदस्याने संपर्कासाठी तुमचे स्थळ उघडल्यावरच ते त्यांना दिसतात.',
      ),
      text(
        'कृपया सावध राहा: फक्त इथे ओळख झालेल्या कोणालाही कधीही पैसे पाठवू नका, आणि पहिली भेट घरच्यांसोबत सार्वजनिक ठिकाणी घ्या.',
      ),
      ...supportPart(about, 'काही विचारायचे आहे का?'),
    ],
    why: 'तुमचे स्थळ मंजूर झाल्याने तुम्हाला हा ईमेल आला आहे.',
  };
}

const why = 'आमच्या कार्यालयाने तुमची माहिती वाचल्याने तुम्हाला हा ईमेल आला आहे.';

const reasonParts = (reason: string | null) =>
  reason ? [text('आमच्या कार्यालयाने असे लिहिले आहे:'), quote(reason)] : [];

function refused(about: About, reason: string | null): Letter {
  return {
    subject: `तुमच्या ${about.site} वरील स्थळाच्या माहितीत बदल हवा आहे`,
    heading: 'तुमच्या स्थळाच्या माहितीत बदल हवा आहे',
    parts: [
      text('आम्ही तुमची माहिती वाचली; ती अजून इतर कुटुंबांना दाखवता येत नाही.'),
      ...reasonParts(reason),
      text('ती दुरुस्त करा आणि आम्हाला कळवा; मग आम्ही ती पुन्हा वाचू:'),
      button('माझी माहिती उघडा', `${about.home}/profile/edit/basic`),
      ...supportPart(about, 'दुरुस्त केल्यावर, किंवा आमची चूक झाली आहे असे वाटल्यास, आम्हाला लिहा.'),
    ],
    why,
  };
}

function duplicate(about: About, reason: string | null): Letter {
  return {
    subject: `तुमच्या स्थळाची ${about.site} वर दोनदा नोंद आहे`,
    heading: 'असे एक स्थळ आधीच आहे',
    parts: [
      text(
        `या व्यक्तीचे स्थळ ${about.site} वर आधीच आहे असे दिसते, म्हणून हे दुसरे दाखवले जात नाही. कृपया पहिल्या खात्याने लॉग इन करा.`,
      ),
      ...reasonParts(reason),
      ...supportPart(
        about,
        'आमची चूक झाली आहे का, किंवा पहिल्या खात्याने लॉग इन होत नाही का? आम्हाला लिहा.',
      ),
    ],
    why,
  };
}

function textRefused(
  about: About,
  { step, label, reason }: { step: Step; label: string; reason: string | null },
): Letter {
  return {
    subject: `तुमच्या ${about.site} वरील एका मजकुरात बदल हवा आहे`,
    heading: 'तुमच्या एका मजकुरात बदल हवा आहे',
    parts: [
      text(
        `तुमच्या माहितीतील ‘${label}’ हा मजकूर आम्ही वाचला. त्यात फोन नंबर, पत्ता किंवा लिंक आहे असे वाटते, म्हणून तो इतर कुटुंबांना दाखवता येत नाही. बाकी सर्व माहिती आहे तशीच राहते.`,
      ),
      ...reasonParts(reason),
      text('कृपया हा मजकूर बदला. तुमचे स्थळ निवडणाऱ्या कुटुंबांना तुमचा संपर्क मिळतोच.'),
      button('मजकूर बदला', `${about.home}/profile/edit/${step}`),
      ...supportPart(about, 'आमची चूक झाली आहे असे वाटल्यास आम्हाला लिहा.'),
    ],
    why,
  };
}

export const mr: typeof en = { approved, refused, duplicate, textRefused };
