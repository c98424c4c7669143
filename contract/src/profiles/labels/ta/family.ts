import type { familyLabels as english } from '../en/family.ts';

export const familyLabels: Record<keyof typeof english, string> = {
  father_name: 'தந்தையின் பெயர்',
  father_alive: 'தந்தை உயிருடன் இருக்கிறாரா',
  father_occupation: 'தந்தையின் தொழில்',
  mother_name: 'தாயின் பெயர்',
  mother_alive: 'தாய் உயிருடன் இருக்கிறாரா',
  mother_occupation: 'தாயின் தொழில்',
  sisters: 'சகோதரிகள்',
  sisters_married: 'திருமணமான சகோதரிகள்',
  brothers: 'சகோதரர்கள்',
  brothers_married: 'திருமணமான சகோதரர்கள்',
  family_status: 'குடும்பத்தின் வசதி நிலை',
  about_family: 'குடும்பத்தைப் பற்றி',
  property_details: 'சொத்து விவரம்',
};
