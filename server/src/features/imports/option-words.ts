import type { ListName } from '@mala/contract/profiles/field.ts';

type WordsOfList = Readonly<Record<string, string>>;

/** How options are written beside their labels, in any of the languages. */
export const OPTION_WORDS: Readonly<Partial<Record<ListName, WordsOfList>>> = {
  gender: {
    male: `m, man, boy, groom, bridegroom, gents, son, மணமகன், ஆண் வரன், மாப்பிள்ளை, पु, वर,
      मुलगा, नवरा`,
    female: `f, woman, girl, bride, lady, ladies, daughter, மணமகள், பெண் வரன், மணப்பெண், वधू,
      मुलगी, महिला, नवरी`,
  },
  marital_status: {
    'never-married': `unmarried, single, bachelor, spinster, not married, first marriage, திருமணம் ஆகாதவர்,
      மணமாகாதவர், प्रथम विवाह, प्रथमवर, अविवाहीत`,
    widowed: 'widow, widower, விதவை, மனைவியை இழந்தவர், கணவரை இழந்தவர்',
    divorced: `divorce, divorcee, legally divorced, விவாகரத்து, விவாகரத்து ஆனவர், घटस्फोट,
      घटस्फोटीत`,
  },
  physical_status: {
    normal: `ok, healthy, good, no, nil, நலம், இயல்பு, சாதாரணம், निरोगी, चांगली, नॉर्मल`,
    'physically-challenged': 'challenged, disabled, handicapped, yes, அங்கவீனம், अपंग',
  },
  body_type: {
    slim: 'thin, lean, மெலிந்த, बारीक, सडपातळ बांधा',
    normal: 'average, medium, athletic, சராசரி, நடுத்தர, मध्यम बांधा',
    fat: 'heavy, stout, plump, குண்டு, जाड',
  },
  complexion: {
    'very-fair': 'very white',
    fair: 'white, வெள்ளை, गोरी, उजळ',
    wheatish: `wheat, medium, கோதுமை நிறம், गहूवर्णीय, गव्हाळी, निमगोरा, निमगोरी`,
    'wheatish-brown': 'brown, wheat brown',
    dark: 'black, dusky, கறுப்பு, सावळी, काळा, काळी',
  },
  food_habits: {
    'only-veg': `veg, vegetarian, pure veg, சைவம், शाकाहारी, शुद्ध शाकाहारी, शाकाहार`,
    'veg-non-veg': `non veg, nonveg, non vegetarian, both, அசைவம், मांसाहारी, मिश्राहारी, दोन्ही`,
  },
  country: {
    india: 'in, ind, bharat, இந்திய',
    others: 'abroad, foreign, வெளிநாடு, परदेश',
  },
  state: {
    'tamil-nadu': 'tn, tamilnadu',
    maharashtra: 'mh, maha',
    karnataka: 'ka',
    kerala: 'kl',
    'andhra-pradesh': 'ap, andhra',
    telangana: 'ts, tg',
    puducherry: 'py, pondicherry, pondy, பாண்டிச்சேரி, पाँडिचेरी',
  },
  education: {
    bachelors: `bachelor, bachelor's, degree, graduate, ug, b.a, b.sc, b.com, b.e, b.tech, bca, bba,
      பட்டதாரி, पदवीधर`,
    masters: `master, master's, pg, post graduate, postgraduate, m.a, m.sc, m.com, m.e, m.tech,
      mca, mba, முதுகலை, முதுநிலை, पदव्युत्तर`,
    doctorate: 'phd, ph.d, முனைவர், पीएचडी',
    diploma: 'டிப்ளமோ, डिप्लोमा',
    'post-graduate-diploma': 'pg diploma, pgdca',
    'iti-trade-school': 'iti, i.t.i, ஐடிஐ, आयटीआय',
    'higher-secondary': `12th, 12, hsc, plus two, +2, puc, 12-ஆம் வகுப்பு, பன்னிரண்டாம் வகுப்பு, बारावी,
      12 वी`,
    sslc: `10th, 10, ssc, matric, s.s.l.c, பத்தாம் வகுப்பு, எஸ்எஸ்எல்சி, दहावी, 10 वी`,
    'chartered-accountant': 'ca, c.a',
    'company-secretary-cost-accountant': 'cs, cma, icwa',
  },
  annual_income: {
    'not-working': 'no income, nil, 0',
    'dont-want-to-specify': "don't want to specify, not disclosed",
    'not-applicable': 'na, n/a',
  },
  filled_in_by: {
    self: 'myself, me, own, candidate, தானே, स्वतः, स्वत',
    mother: 'mom, mum, அம்மா, माता',
    father: 'dad, அப்பா, पिता, बाबा',
    brother: 'அண்ணன், தம்பி, बंधू',
    sister: 'அக்கா, தங்கை, ताई',
    relative: 'uncle, aunt, relation, உறவு, मामा, काका',
  },
  family_status: {
    'middle-class': 'middle, நடுத்தரம், मध्यम',
    'upper-middle-class': 'upper middle',
    'lower-middle-class': 'lower middle, poor',
    rich: 'affluent, wealthy, வசதி, संपन्न',
  },
};
