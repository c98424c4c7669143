import type { Texts } from '../texts.ts';

export const profilePageText: Texts['profilePage'] = {
  list: {
    title: 'यादीतील स्थळे',
    position: (number, count) => `${number} / ${count}`,
    previous: 'मागील स्थळ',
    next: 'पुढील स्थळ',
  },
  backToProfile: 'आधी पाहिलेल्या स्थळाकडे परत',
  bar: {
    title: 'संपर्क आणि निवडक स्थळे',
    call: 'फोन करा',
    callOf: (number) => `नंबर: ${number}`,
  },
  zoom: { in: 'मोठे करा', out: 'लहान करा' },
  similar: {
    title: 'अशीच इतर स्थळे',
    loading: 'अशीच इतर स्थळे शोधत आहोत…',
    none: 'अशी इतर स्थळे अजून नाहीत.',
    common: {
      subcaste: 'तीच पोटजात',
      community: 'तीच जात',
      state: 'तेच राज्य',
      language: 'तीच भाषा',
      age: 'जवळपास सारखे वय',
      height: 'जवळपास सारखी उंची',
    },
  },
};
