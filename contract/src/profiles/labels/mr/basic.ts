import type { basicLabels as english } from '../en/basic.ts';

export const basicLabels: Record<keyof typeof english, string> = {
  name: 'वधू / वराचे नाव',
  gender: 'लिंग',
  date_of_birth: 'जन्मतारीख',
  language: 'भाषा',
  community: 'समाज',
  surname: 'आडनाव',
  gothram: 'गोत्र',
  mobiles: 'मोबाइल नंबर',
  email: 'ईमेल',
  country: 'देश',
  state: 'राज्य',
  address: 'पत्ता',
  city: 'शहर / गाव',
  pincode: 'पिनकोड',
  filled_in_by: 'माहिती भरणारी व्यक्ती',
};
