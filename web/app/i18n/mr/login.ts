import type { Texts } from '../texts.ts';

export const loginText: Texts['login'] = {
  title: 'लॉग इन',
  lead: 'ज्या मोबाइल नंबरने नोंदणी केली, त्याच नंबरने लॉग इन करा.',
  mobile: 'मोबाइल नंबर',
  password: 'पासवर्ड',
  submit: 'लॉग इन करा',
  noAccount: 'अजून नोंदणी केली नाही?',
  register: 'नोंदणी करा',
  failed: 'लॉग इन झाले नाही',
  forgot: 'पासवर्ड आठवत नाही?',
  demo: {
    title: 'यांपैकी एकाच्या नावाने लॉग इन करा',
    lead: 'ही काल्पनिक माणसे आहेत, वेबसाइट पाहून घेण्यासाठी. एक निवडा आणि ‘लॉग इन करा’ दाबा.',
    roles: {
      administrator: 'व्यवस्थापक',
      reviewer: 'तपासनीस',
      cashier: 'रोखपाल',
      helper: 'मदतनीस',
      paying: 'पॅकेज घेतलेले सदस्य',
      free: 'पॅकेज न घेतलेले सदस्य',
      pending: 'तपासणी सुरू असलेले सदस्य',
      incomplete: 'माहिती अपूर्ण असलेले सदस्य',
    },
    use: 'हे वापरा',
    fillIn: (name) => `हे वापरा: ${name}`,
  },
};
