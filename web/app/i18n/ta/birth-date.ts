import type { Texts } from '../texts.ts';

export const birthDateText: Texts['birthDate'] = {
  day: 'நாள்',
  month: 'மாதம்',
  year: 'ஆண்டு',
  months: [
    'ஜனவரி',
    'பிப்ரவரி',
    'மார்ச்',
    'ஏப்ரல்',
    'மே',
    'ஜூன்',
    'ஜூலை',
    'ஆகஸ்ட்',
    'செப்டம்பர்',
    'அக்டோபர்',
    'நவம்பர்',
    'டிசம்பர்',
  ],
  choose: '–',
};
