import type { Texts } from '../texts.ts';

export const changePasswordText: Texts['changePassword'] = {
  title: 'पासवर्ड बदला',
  oldPassword: 'सध्याचा पासवर्ड',
  password: 'नवीन पासवर्ड',
  confirmPassword: 'नवीन पासवर्ड पुन्हा लिहा',
  passwordHint: (min) => `किमान ${min} अक्षरे`,
  note: 'इतर ज्या फोनवर किंवा कॉम्प्युटरवर तुमचे लॉग इन असेल, तिथून लॉग आउट होईल.',
  submit: 'पासवर्ड बदला',
  toastTitle: 'पासवर्ड',
  failed: 'पासवर्ड बदलता आला नाही...',
  failedBecause: (why) => `पासवर्ड बदलता आला नाही... ${why}`,
  done: 'तुमचा पासवर्ड बदलला आहे...',
};
