import type { horoscopeLabels as english } from '../en/horoscope.ts';

export const horoscopeLabels: Record<keyof typeof english, string> = {
  birth_time: 'जन्मवेळ',
  birth_place: 'जन्मस्थळ',
  raasi: 'राशी',
  birth_star: 'नक्षत्र',
  padham: 'चरण',
  dhosam: 'मंगळ / दोष',
};
