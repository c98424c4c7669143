import { STATUS } from '@mala/contract/access/status.ts';
import { WARNED_DAYS } from '@mala/contract/members/absences.ts';
import { ENDING_DAYS, SEEN_DAYS } from '@mala/contract/moderation/profiles.ts';
import type { Texts } from '../texts.ts';

export const adminText: Texts['admin'] = {
  title: 'स्थळे',
  statuses: {
    [STATUS.UNVERIFIED]: 'तपासणी बाकी',
    [STATUS.VERIFIED]: 'तपासले',
    [STATUS.APPROVED]: 'मंजूर',
    [STATUS.MARRIED]: 'लग्न जुळले',
    [STATUS.MARRIED_ELSEWHERE]: 'लग्न इतरत्र जुळले',
    [STATUS.REJECTED]: 'नामंजूर',
    [STATUS.DUPLICATE]: 'दुबार',
  },
  who: (name, mid) => (mid ? `${name} (${mid})` : name),

  filters: {
    title: 'शोधाचे निकष',
    mid: 'क्रमांक (MM / MF)',
    dateOfBirth: 'जन्मतारीख',
    domain: 'समाज',
    name: 'नाव',
    city: 'शहर / गाव',
    status: 'स्थिती',
    anyStatus: 'कोणतीही स्थिती',
    more: 'आणखी फिल्टर आणि क्रम',
    any: 'कोणतेही',
    phone: 'फोन',
    subscription: 'पॅकेज',
    subscriptions: {
      running: 'आहे',
      ending: `${ENDING_DAYS} दिवसांत संपते`,
      none: 'नाही',
    },
    seen: 'शेवटची भेट',
    seenWhen: {
      week: `${SEEN_DAYS.week} दिवसांत`,
      month: `${SEEN_DAYS.month} दिवसांत`,
      longer: `${SEEN_DAYS.longer} दिवसांत नाही`,
    },
    waiting: 'किती दिवसांपासून प्रलंबित',
    waitingFor: (days) =>
      days === 0 ? 'कितीही' : days === 1 ? '1 दिवस किंवा जास्त' : `${days} दिवस किंवा जास्त`,
    away: 'न दाखवलेली',
    awayNow: {
      paused: 'थांबवलेले',
      closed: 'बंद',
      quiet: 'बरेच दिवस आले नाहीत',
      ending: `बंद, ${WARNED_DAYS} दिवसांत पुसले जाईल`,
    },
    sort: 'क्रम',
    sorts: {
      newest: 'नवीन आधी',
      waiting: 'जास्त काळ थांबलेले आधी',
      seen: 'अलीकडे आलेले आधी',
      name: 'नावानुसार',
    },
    search: 'शोधा',
    reset: 'निकष काढा',
  },

  list: {
    title: 'सापडलेली स्थळे',
    count: (count, one) => (one ? `${count} स्थळ` : `${count} स्थळे`),
    shown: (shown) => `सध्या ${shown} दिसत आहेत`,
    columns: {
      number: '#',
      name: 'नाव',
      surname: 'आडनाव',
      gender: 'लिंग',
      dob: 'जन्मतारीख',
      city: 'शहर',
      status: 'स्थिती',
      featured: 'मुखपृष्ठावर',
      actions: 'कृती',
    },
    none: '–',
    /** for whom the account was made */
    registeredFor: {
      self: 'स्वतःसाठी',
      son: 'मुलासाठी',
      daughter: 'मुलीसाठी',
      brother: 'भावासाठी',
      sister: 'बहिणीसाठी',
      relative: 'नातेवाइकासाठी',
      friend: 'मित्र-मैत्रिणीसाठी',
    },
    noMid: 'अजून क्रमांक नाही',
    complete: 'पूर्ण',
    incomplete: 'अपूर्ण',
    waitingSince: (age) => `प्रलंबित: ${age}`,
    away: { paused: 'थांबवलेले', closed: 'बंद', quiet: 'बरेच दिवस आले नाहीत' },
    paidUntil: (day) => `पॅकेज ${day} पर्यंत`,
    statusOf: (who) => `स्थिती: ${who}`,
    featuredOf: (who) => `मुखपृष्ठावर: ${who}`,
    view: 'पाहा',
    viewOf: (who) => `पाहा: ${who}`,
    activate: 'पॅकेज सुरू करा',
    activateFor: (who) => `पॅकेज सुरू करा: ${who}`,
    empty: 'काही सापडले नाही',
    emptyHint: 'या निकषांशी जुळणारे स्थळ या समाजात नाही.',
    otherSite: (site) => `त्याऐवजी ${site} वर पाहा`,
    viewMore: 'आणखी पाहा',
    loadingMore: 'लोड होत आहे…',
  },

  disks: {
    low: 'एक डिस्क भरत आली आहे',
    full: 'एक डिस्क भरली आहे',
    left: (folder, machine, free, total) =>
      `${folder} (${machine}): ${total} जीबीपैकी ${free} जीबी शिल्लक आहे.`,
    whenLow:
      'सर्व्हर सांभाळणाऱ्यांना जागा मोकळी करायला किंवा मोठी डिस्क बसवायला सांगा. तोपर्यंत सर्व काही नेहमीप्रमाणे चालू राहील.',
    whenFull:
      'सदस्यांना पाहता येते, पण नोंदणी करता येत नाही आणि काही जतनही करता येत नाही. सर्व्हर सांभाळणाऱ्यांना जागा मोकळी करायला सांगा. तुम्ही इथे जे काढून टाकाल त्यानेही थोडी जागा मोकळी होईल.',
  },

  updated: { title: 'झाले', message: 'स्थळाची स्थिती बदलली...' },

  refusal: {
    of: {
      500: { title: 'हे स्थळ नामंजूर करायचे का?', action: 'नामंजूर करा' },
      501: { title: 'या स्थळाची ‘दुबार’ अशी नोंद करायची का?', action: 'दुबार अशी नोंद करा' },
    },
    reason: 'कारण',
    reasonHint: 'हे सदस्याला दिसते. काय चुकले आहे आणि काय करायचे ते लिहा.',
    cancel: 'रद्द करा',
  },

  activation: {
    title: 'पॅकेज सुरू करा',
    package: 'पॅकेज',
    choice: (name, price, profiles, days) => `${name}: ₹${price}, ${profiles} स्थळे, ${days} दिवस`,
    reference: 'पेमेंट क्रमांक',
    referenceHint: 'बँकेने किंवा सदस्याने दिला आहे तसाच लिहा. प्रत्येक क्रमांक एकदाच चालतो.',
    way: 'पैसे कसे भरले',
    chooseWay: 'निवडा',
    amount: 'रक्कम (₹)',
    amountHint: 'भरलेली रक्कम, पूर्ण रुपयांत.',
    none: 'सध्या कोणतेही पॅकेज चालू नाही. हे पॅकेज आजपासून सुरू होईल.',
    running: (day) => `एक पॅकेज ${day} पर्यंत चालू आहे. नव्या पॅकेजची स्थळे आणि दिवस त्यात मिळवले जातील.`,
    submit: 'सुरू करा',
    cancel: 'रद्द करा',
    done: {
      title: 'झाले',
      message: (name, day) => `${name} पॅकेज ${day} पर्यंत चालेल.`,
    },
  },
};
