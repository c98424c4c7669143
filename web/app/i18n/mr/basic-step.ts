import type { Texts } from '../texts.ts';

export const basicStepText: Texts['basicStep'] = {
  contactPassword: {
    label: 'तुमचा पासवर्ड',
    hint: 'ईमेल, मोबाइल नंबर किंवा जन्मतारीख बदलण्यासाठी लागतो. त्यामुळे तुमचे खाते सुरक्षित राहते.',
  },
  /** on the first step of somebody who has just registered */
  prepared: 'कार्यालयाने तुमची माहिती आधीच भरली आहे का? पुन्हा भरण्याची गरज नाही.',
  takeOver: 'कोड वापरून ती घ्या',
};
