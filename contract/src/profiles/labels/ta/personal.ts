import type { personalLabels as english } from '../en/personal.ts';

export const personalLabels: Record<keyof typeof english, string> = {
  height: 'உயரம்',
  weight: 'எடை',
  body_type: 'உடல்வாகு',
  marital_status: 'திருமண நிலை',
  physical_status: 'உடல்நிலை',
  complexion: 'நிறம்',
  food_habits: 'உணவுப் பழக்கம்',
  about: 'மணமகள் / மணமகன் பற்றி',
  expectation: 'எதிர்பார்ப்பு',
};
