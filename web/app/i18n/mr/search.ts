import { wholeNumber } from '../../lib/format.ts';
import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

const profiles = (count: number) => plural(count, `${count} स्थळ`, `${wholeNumber(count)} स्थळे`);

export const searchText: Texts['search'] = {
  title: 'स्थळ शोधा',
  filter: 'शोधाचे निकष',
  filterToggle: (active) => (active === 0 ? 'शोधाचे निकष' : `शोधाचे निकष (${active})`),
  fromAge: 'वय (पासून)',
  toAge: 'वय (पर्यंत)',
  shortlistedOnly: 'फक्त निवडक स्थळे',
  group: (label, chosen) => (chosen === 0 ? label : `${label} (${chosen})`),
  remove: (value) => `काढून टाका: ${value}`,
  clear: 'सर्व निकष काढून टाका',
  show: (count) => `${profiles(count)} पाहा`,
  close: 'स्थळे पाहा',
  results: 'स्थळे',
  count: profiles,
  searching: 'शोधत आहोत…',
  empty: 'जुळणारी स्थळे नाहीत',
  withoutFilters: 'निकष न लावता शोधा',
  emptyHint: 'निकष कमी केले किंवा वयाची मर्यादा वाढवली, तर स्थळ मिळू शकेल.',
  nobody: 'अजून स्थळे आलेली नाहीत. दर आठवड्याला नवीन स्थळे येतात.',
  letGo: {
    action: (filter, count) => `${filter} हा निकष काढल्यास: ${profiles(count)}`,
    names: { age: 'वय', shortlist: 'निवडक स्थळे', match: 'पत्रिका जुळवणी' },
  },
  spent: 'सध्या एवढेच पाहता येईल',
  viewMore: 'आणखी पाहा',
  loadingMore: 'लोड होत आहे…',
  addPhoto: 'तुमचा फोटो जोडा',
  blurred: 'व्यवस्थापक तुमचे स्थळ मंजूर करेपर्यंत फोटो धूसर दिसतात. त्यानंतर ते स्पष्ट दिसतील.',
  offline: {
    title: 'इंटरनेट बंद आहे',
    message: 'यादी तशीच राहील. इंटरनेट सुरू झाल्यावर स्थळाची माहिती उघडा.',
  },
  photoOf: (name) => `${name} यांचा फोटो`,
  blurredPhotoOf: (name) => `${name} यांचा धूसर फोटो`,
  nameAndAge: (name, age) => `${name}, ${age}`,
  notKnown: (field) => `${field} माहीत नाही`,
  match: {
    title: 'पत्रिका जुळवणी',
    bestFirst: 'जास्त जुळणारी स्थळे आधी',
    atLeast: { porutham: 'किमान इतके पोरुथम', ashtakoot: 'गुणमेलन: किमान गुण' },
    any: 'कितीही',
    choice: {
      porutham: (least) => `10 पैकी ${wholeNumber(least)}`,
      ashtakoot: (least) => `36 पैकी ${wholeNumber(least)}`,
    },
    noDosha: { porutham: 'रज्जू जुळणारी स्थळे', ashtakoot: 'नाडीदोष नसलेली स्थळे' },
    score: {
      porutham: (count, of) => `पोरुथम: ${of} पैकी ${wholeNumber(count)}`,
      ashtakoot: (points, of) => `गुणमेलन: ${of} पैकी ${wholeNumber(points)} गुण`,
    },
    withDosha: {
      rajju: (score) => `${score}, रज्जू जुळत नाही`,
      nadi: (score) => `${score}, नाडीदोष आहे`,
    },
    invitation: 'पत्रिका कशी जुळते ते पाहण्यासाठी तुमचे नक्षत्र आणि राशी भरा',
  },
  shortlist: {
    add: 'निवडक स्थळांत ठेवा',
    added: 'निवडक स्थळांत आहे',
    updating: 'बदल करत आहोत...',
    failed: 'निवडक स्थळांत बदल करता आला नाही...',
  },
};
