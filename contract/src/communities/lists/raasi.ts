import type { Option } from '../option.ts';

/** The 12 raasi under their Marathi names; id is the place in the zodiac. */
export const raasiMarathi: readonly Option[] = [
  { value: 'mesha', en: 'Mesha', ta: 'மேஷம்', mr: 'मेष', id: 1 },
  { value: 'vrishabha', en: 'Vrishabha', ta: 'ரிஷபம்', mr: 'वृषभ', id: 2 },
  { value: 'mithuna', en: 'Mithuna', ta: 'மிதுனம்', mr: 'मिथुन', id: 3 },
  { value: 'karka', en: 'Karka', ta: 'கடகம்', mr: 'कर्क', id: 4 },
  { value: 'simha', en: 'Simha', ta: 'சிம்மம்', mr: 'सिंह', id: 5 },
  { value: 'kanya', en: 'Kanya', ta: 'கன்னி', mr: 'कन्या', id: 6 },
  { value: 'tula', en: 'Tula', ta: 'துலாம்', mr: 'तूळ', id: 7 },
  { value: 'vrischika', en: 'Vrischika', ta: 'விருச்சிகம்', mr: 'वृश्चिक', id: 8 },
  { value: 'dhanu', en: 'Dhanu', ta: 'தனுசு', mr: 'धनु', id: 9 },
  { value: 'makara', en: 'Makara', ta: 'மகரம்', mr: 'मकर', id: 10 },
  { value: 'kumbha', en: 'Kumbha', ta: 'கும்பம்', mr: 'कुंभ', id: 11 },
  { value: 'meena', en: 'Meena', ta: 'மீனம்', mr: 'मीन', id: 12 },
];

/** The 12 raasi under their Tamil names; id is the place in the zodiac. */
export const raasiTamil: readonly Option[] = [
  { value: 'mesha', en: 'Mesham', ta: 'மேஷம்', mr: 'मेष', id: 1 },
  { value: 'vrishabha', en: 'Rishabam', ta: 'ரிஷபம்', mr: 'वृषभ', id: 2 },
  { value: 'mithuna', en: 'Mithunam', ta: 'மிதுனம்', mr: 'मिथुन', id: 3 },
  { value: 'karka', en: 'Kadagam', ta: 'கடகம்', mr: 'कर्क', id: 4 },
  { value: 'simha', en: 'Simmam', ta: 'சிம்மம்', mr: 'सिंह', id: 5 },
  { value: 'kanya', en: 'Kanni', ta: 'கன்னி', mr: 'कन्या', id: 6 },
  { value: 'tula', en: 'Thulam', ta: 'துலாம்', mr: 'तूळ', id: 7 },
  { value: 'vrischika', en: 'Viruchigam', ta: 'விருச்சிகம்', mr: 'वृश्चिक', id: 8 },
  { value: 'dhanu', en: 'Dhanusu', ta: 'தனுசு', mr: 'धनु', id: 9 },
  { value: 'makara', en: 'Magaram', ta: 'மகரம்', mr: 'मकर', id: 10 },
  { value: 'kumbha', en: 'Kumbam', ta: 'கும்பம்', mr: 'कुंभ', id: 11 },
  { value: 'meena', en: 'Meenam', ta: 'மீனம்', mr: 'मीन', id: 12 },
];
