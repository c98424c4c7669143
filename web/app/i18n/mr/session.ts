import type { Texts } from '../texts.ts';

export const sessionText: Texts['session'] = {
  signInAgain: {
    title: 'पुन्हा लॉग इन करा',
    lead: 'तुमच्या लॉग इनची वेळ संपली आहे. तुमचे पान आणि तुम्ही लिहिलेले सर्व जसेच्या तसे आहे.',
    mobile: 'मोबाइल नंबर',
    password: 'पासवर्ड',
    submit: 'लॉग इन करा',
    cancel: 'आत्ता नको',
    failed: 'लॉग इन झाले नाही',
  },
};
