import type { Texts } from '../texts.ts';

export const resetText: Texts['reset'] = {
  title: 'पासवर्ड नव्याने ठरवा',
  lead: 'तुमच्या खात्याचा मोबाइल नंबर आणि स्थळाच्या माहितीतील जन्मतारीख भरा. नवीन पासवर्ड निवडण्यासाठी आम्ही ईमेलने लिंक पाठवू.',
  mobile: 'मोबाइल नंबर',
  birthDate: 'जन्मतारीख',
  domain: 'समाज',
  chooseDomain: 'निवडा',
  submit: 'लिंक पाठवा',
  login: 'लॉग इनच्या पानावर परत जा',
  toastTitle: 'पासवर्ड',
  failed: 'पासवर्ड नव्याने ठरवता आला नाही...',
  failedBecause: (why) => `पासवर्ड नव्याने ठरवता आला नाही... ${why}`,
};
