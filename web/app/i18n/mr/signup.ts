import type { Texts } from '../texts.ts';

export const signupText: Texts['signup'] = {
  title: 'नोंदणी',
  lead: 'वधूची किंवा वराची माहिती पुढच्या टप्प्यात भरायची आहे.',
  forWhom: 'नोंदणी कोणासाठी आहे?',
  whom: {
    self: 'स्वतःसाठी',
    son: 'मुलगा',
    daughter: 'मुलगी',
    brother: 'भाऊ',
    sister: 'बहीण',
    relative: 'नातेवाईक',
    friend: 'मित्र / मैत्रीण',
  },
  domain: 'समाज',
  withSite: (site) => `तुम्ही ${site} वर नोंदणी करत आहात.`,
  otherSite: (site) => `त्याऐवजी ${site} वर नोंदणी करा`,
  name: 'नाव',
  nameHint: 'तुमचे स्वतःचे नाव',
  mobile: 'मोबाइल नंबर',
  mobileHint: 'दहा अंकी नंबर. लॉग इन करताना हाच लागतो.',
  password: 'पासवर्ड',
  passwordHint: (min) => `किमान ${min} अक्षरे`,
  confirmPassword: 'पासवर्ड पुन्हा लिहा',
  agreement: {
    before: 'नोंदणी करून तुम्ही ',
    terms: 'अटी',
    between: ' आणि ',
    privacy: 'गोपनीयता धोरण',
    after:
      ' मान्य करता, आणि स्वतःसाठी, नातेवाइकासाठी किंवा मित्र-मैत्रिणीसाठी जोडीदार शोधत असल्याची खात्री देता.',
  },
  submit: 'नोंदणी करा',
  haveAccount: 'आधीच नोंदणी केली आहे का?',
  login: 'लॉग इन करा',
  conversion:
    'जाहिरातीचा उपयोग किती झाला हे मोजताना माझी नोंदणी मोजली तरी चालेल. माझी कोणतीही माहिती पाठवली जात नाही.',
  taken: 'या मोबाइल नंबरने आधीच नोंदणी झाली आहे.',
  loginInstead: 'या नंबरने लॉग इन करा',
  failed: 'काहीतरी अडचण आली!',
};
