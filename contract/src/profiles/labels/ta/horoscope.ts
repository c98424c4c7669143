import type { horoscopeLabels as english } from '../en/horoscope.ts';

export const horoscopeLabels: Record<keyof typeof english, string> = {
  birth_time: 'பிறந்த நேரம்',
  birth_place: 'பிறந்த இடம்',
  raasi: 'ராசி',
  birth_star: 'நட்சத்திரம்',
  padham: 'பாதம்',
  dhosam: 'தோஷம்',
};
