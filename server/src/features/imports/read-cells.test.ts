import type { Domain } from '@mala/contract/communities/domain.ts';
import type { CellMessage } from '@mala/contract/imports/faults.ts';
import { describe, expect, it } from 'vitest';
import { cellText, readCell } from './read-cells.ts';
import { siteFields } from './read-headings.ts';

const TODAY = new Date('2026-11-23T06:00:00Z');

function read(name: string, text: string, domain: Domain = 'tamilmala', given = {}) {
  const field = siteFields(domain).find((one) => one.field.name === name)?.field;
  if (!field) throw new Error(`no field ${name}`);
  return readCell(domain, field, cellText(text), given, TODAY);
}

/** By field: what people write, and what it means. */
const VALUES: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    'date_of_birth',
    '1998-01-05',
    [
      ...['5/1/1998', '05/01/1998', '5-1-98', '05.01.1998', '1998-01-05', '1998/1/5', '5 Jan 1998'],
      ...[
        '5th January 1998',
        '05-Jan-1998',
        '5-Jan-98',
        'Jan 5, 1998',
        'January 5 1998',
        '5 ஜனவரி 1998',
      ],
      ...[
        '5 ஜன. 1998',
        '௫/௧/௧௯௯௮',
        '५ जानेवारी १९९८',
        '५/१/१९९८',
        '1998-01-05 00:00:00',
        '35800',
        '05 01 1998',
      ],
      ...['5 सनवरी 1998'.replace('सनवरी', 'जाने'), "5 Jan '98"],
    ],
  ],
  ['date_of_birth', '2007-03-09', ['9/3/07', '9-3-2007', '09 மார்ச் 2007', '9 मार्च 2007']],
  ['date_of_birth', '1998-08-15', ['15 ஆகஸ்ட் 1998', '१५ ऑगस्ट १९९८', '15 Aug 1998', '15/08/98']],
  [
    'height',
    167,
    [
      `5'6"`,
      `5'6`,
      '5’6”',
      '5 ft 6',
      '5ft 6in',
      '5 feet 6 inches',
      '5.6',
      '5-6',
      '5 அடி 6 அங்குலம்',
      '5 फूट 6 इंच',
      '५.६',
      '168',
      '168 cm',
      '168cms',
      '1.68 m',
      '167.6',
      '5′ 6″',
    ],
  ],
  ['height', 177, [`5'10`, '5.10', '5 ft 10 in', '178', '1.78m']],
  ['height', 152, ['5 feet', `5'`, '5 அடி', '5ft', '152']],
  ['weight', 65, ['65', '65 kg', '65kgs', '65 கிலோ', '६५ किलो', '65.0', '64.6']],
  [
    'birth_time',
    '05:30 AM',
    [
      '5:30 AM',
      '05.30 am',
      '5.30 a.m.',
      '5:30:00 AM',
      '05:30:00',
      'காலை 5.30',
      'காலை 5:30 மணி',
      'सकाळी ५.३०',
      'पहाटे 5:30 वाजता',
      '0.229166666',
      '.22916667',
      '5:30 morning',
    ],
  ],
  [
    'birth_time',
    '05:30 PM',
    [
      '5:30 PM',
      '17.30',
      '17:30',
      '17:30:00',
      'மாலை 5.30',
      'संध्याकाळी ५.३०',
      '5.30pm',
      '5-30 p.m',
      '0.729166667',
      '17:30 hrs',
    ],
  ],
  ['birth_time', '12:05 AM', ['00:05', '12:05 AM', 'இரவு 12.05', 'रात्री १२:०५']],
  ['birth_time', '09:00 PM', ['9 PM', 'இரவு 9 மணிக்கு', 'रात्री 9 वाजता', '21:00']],
  ['birth_time', '12:15 PM', ['12:15 pm', 'दुपारी 12.15', 'மதியம் 12.15']],
  ['gender', 'female', ['Female', 'F', 'f', 'bride', 'பெண்', 'मुलगी', 'स्त्री', 'மணமகள்', 'female ']],
  ['gender', 'male', ['Male', 'M', 'groom', 'ஆண்', 'पुरुष', 'वर', 'मुलगा', 'மணமகன்']],
  [
    'marital_status',
    'never-married',
    [
      'Never Married',
      'unmarried',
      'never-married',
      'திருமணமாகாதவர்',
      'अविवाहित',
      'Single',
      'NEVER  MARRIED',
    ],
  ],
  ['marital_status', 'widowed', ['Widow', 'widower', 'विधवा', 'विधुर', 'விதவை', 'Widowed']],
  [
    'education',
    'higher-secondary',
    ['12th', 'Higher Secondary', 'Higher Secondary (12th)', 'बारावी', '+2'],
  ],
  [
    'education',
    'masters',
    ['Masters', "Master's", 'M.Sc', 'MBA', 'முதுநிலைப் பட்டம்', 'पदव्युत्तर पदवी'],
  ],
  [
    'annual_income',
    '4-7-lakh',
    [
      '4 - 7 Lakh',
      '4-7 lakh',
      '4 – 7 லட்சம்',
      '4-7-lakh',
      '४ - ७ लाख',
      '5 lakhs',
      '5,50,000',
      'Rs. 450000',
      '5 LPA',
      '५ लाख',
    ],
  ],
  ['annual_income', '10-15-lakh', ['12 lakh', '10-15 Lakh', '1200000']],
  ['annual_income', '1-2-lakh', ['1-2 lakh', '1 - 2 Lakh', '150000']],
  ['birth_star', 'ashwini', ['Ashwini', 'Aswini', 'அஸ்வினி', 'अश्विनी']],
  ['birth_star', 'jyeshtha', ['Kettai', 'Jyeshtha', 'கேட்டை', 'ज्येष्ठा']],
  ['raasi', 'mesha', ['Mesha', 'Mesham', 'மேஷம்', 'मेष']],
  ['father_alive', true, ['Yes', 'y', 'TRUE', 'ஆம்', 'होय', 'हयात', '1']],
  ['father_alive', false, ['No', 'Late', 'இல்லை', 'नाही', 'FALSE', 'காலமானார்']],
  ['sisters', 2, ['2', 'two', 'இரண்டு', 'दोन', '2.0', '௨', '२']],
  ['sisters', 0, ['0', 'nil', 'none', 'இல்லை', 'नाही']],
  ['padham', 2, ['2', 'II', '2nd', '2ஆம் பாதம்', '२ रे चरण', '2-ம் பாதம்', 'दुसरे']],
  ['pincode', '625001', ['625001', '625001.0', '६२५००१']],
  ['state', 'tamil-nadu', ['Tamil Nadu', 'Tamilnadu', 'TN', 'தமிழ்நாடு', 'तमिळनाडू']],
  ['food_habits', 'only-veg', ['Veg', 'vegetarian', 'சைவம்', 'शाकाहारी', 'Only Veg']],
  ['name', 'Meena', ['Meena', ' Meena ', '\u00a0Meena']],
];

describe('a cell is read as people write it', () => {
  it.each(VALUES)('%s: %s', (field, value, texts) => {
    for (const text of texts) expect([text, read(field, text)]).toEqual([text, { value }]);
  });

  it('has nothing in it, or a sign for nothing', () => {
    for (const text of ['', ' ', '-', '—', '/'])
      expect(read('height', text)).toEqual({ value: null });
  });

  it('says that something is not known, where that is an answer', () => {
    for (const text of ['not known', 'தெரியாது', 'माहीत नाही', "Don't know"]) {
      expect(read('birth_time', text)).toEqual({ unknown: true });
      expect(read('sisters', text)).toEqual({ value: null });
      expect(read('height', text)).toEqual({ fault: 'mustKnow' });
    }
  });

  it('is a subcaste of its caste', () => {
    const given = { community: 'mudaliyar' };
    expect(read('surname', 'Saiva Mudaliyar', 'tamilmala', given)).toEqual({
      value: 'mudaliyar-saiva-mudaliyar',
    });
    expect(read('surname', 'Kulkarni', 'marathimala')).toEqual({ value: 'Kulkarni' });
  });
});

const FAULTS: readonly (readonly [CellMessage, string, readonly string[]])[] = [
  ['dayFirst', 'date_of_birth', ['1/25/1998', '05/13/1998', '1998-13-05']],
  ['noSuchDay', 'date_of_birth', ['31/02/1998', '29 Feb 1999', '0/1/1998', '32/1/1998']],
  [
    'dateForm',
    'date_of_birth',
    ['1998', 'soon', '5 Foo 1998', '5/1', 'Jan 1998', '123456', '5/1/19998'],
  ],
  ['heightTenth', 'height', ['5.1', '6,1']],
  ['heightForm', 'height', ['tall', '5.12', `5'13"`, '56', '5 6 7', '1680']],
  ['heightRange', 'height', ['100', '250 cm', '2.50 m', `3'1"`, '9 feet']],
  ['weightForm', 'weight', ['heavy', '65-70', '1650']],
  ['timeHalf', 'birth_time', ['5:30', '12.15', '05.30']],
  [
    'timeForm',
    'birth_time',
    ['morning', '25:00', '5:75 AM', 'half past five', '5', '17:30 AM', '5:30 XM'],
  ],
  ['yesNo', 'father_alive', ['perhaps', '2']],
  ['numberForm', 'sisters', ['many', '1 + 1', '2.5']],
  ['padhamForm', 'padham', ['5', 'first half', '0']],
  ['choiceUnknown', 'education', ['Wizardry', '???']],
  ['choiceUnknown', 'annual_income', ['12', '25000', '5 lakh per month', 'good']],
  ['choiceUnknown', 'gender', ['X', 'fe']],
  ['numberCut', 'mobiles', ['9.84E+09', '9.84001234512e9']],
  ['badCharacters', 'name', ['Mee\ufffdna', '\u00c1\u00a3\u00c9\u00a1\u00c7\u00e8']],
  ['badCharacters', 'about', ['A teacher \ufffd']],
  ['errorCell', 'city', ['#REF!', '#N/A', '#VALUE!']],
];

it.each(FAULTS)('%s is said of %s', (fault, field, texts) => {
  for (const text of texts) expect([text, read(field, text)]).toEqual([text, { fault }]);
});

it('takes no cell for anything but a text that is longer than any such value', () => {
  const padded = (text: string) => `${text}${'.'.repeat(200)}`;
  const long = `5${' '.repeat(200)}Jan 1998`;
  expect(read('date_of_birth', long)).toEqual({ fault: 'dateForm' });
  expect(read('gender', padded('female'))).toEqual({ fault: 'choiceUnknown' });
  expect(read('father_alive', padded('yes'))).toEqual({ fault: 'yesNo' });
  expect(read('padham', padded('2'))).toEqual({ fault: 'padhamForm' });
  expect(read('birth_time', `5:30${' '.repeat(200)}PM`)).toEqual({ fault: 'timeForm' });
  expect(read('address', padded('Main road'))).toEqual({ value: padded('Main road') });
});
