import type { personalLabels as english } from '../en/personal.ts';

export const personalLabels: Record<keyof typeof english, string> = {
  height: 'उंची',
  weight: 'वजन',
  body_type: 'बांधा',
  marital_status: 'वैवाहिक स्थिती',
  physical_status: 'शारीरिक स्थिती',
  complexion: 'वर्ण',
  food_habits: 'आहार',
  about: 'वधू / वराविषयी',
  expectation: 'अपेक्षा',
};
