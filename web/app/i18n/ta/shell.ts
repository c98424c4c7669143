import type { Texts } from '../texts.ts';

export const shellText: Texts['shell'] = {
  siteName: { neutral: 'Mala', tamilmala: 'Tamil Mala', marathimala: 'Marathi Mala' },
  ownScript: { tamilmala: 'தமிழ் மாலா', marathimala: 'मराठी माला' },
  skipToContent: 'உள்ளடக்கத்திற்குச் செல்க',
  mainNavigation: 'முதன்மை மெனு',
  languages: 'மொழி',
  menu: 'மெனு',
  closeMenu: 'மூடுக',
  opensWhatsApp: '(WhatsApp திறக்கும்)',
  login: 'உள்நுழைக',
  register: 'பதிவு செய்க',
  terms: 'விதிமுறைகள்',
  privacy: 'தனியுரிமை',
  footerNavigation: 'இந்தத் தளத்தைப் பற்றி',
  footerLine: 'சமூகச் சங்கங்கள் குடும்பங்களுக்காக நடத்தும் தளம்.',
  demonstration: 'இது ஒரு மாதிரித் தளம்: இங்குள்ள அனைவரும் கற்பனை மனிதர்களே',
  kit: {
    loading: 'ஏற்றப்படுகிறது…',
    slow: 'வழக்கத்தைவிட அதிக நேரம் ஆகிறது. சற்றுக் காத்திருங்கள், அல்லது இணைய இணைப்பைச் சரிபாருங்கள்.',
    submitting: 'அனுப்பப்படுகிறது...',
    needsScript:
      'இந்தப் படிவத்திற்கு ஜாவாஸ்கிரிப்ட் தேவை. உங்கள் உலாவியில் அதை இயக்கிவிட்டு, பக்கத்தை மீண்டும் திறக்கவும்.',
    close: 'மூடுக',
    notifications: 'அறிவிப்புகள்',
    optional: '(கட்டாயமில்லை)',
    show: 'காட்டுக',
    hide: 'மறைக்க',
    showPassword: 'கடவுச்சொல்லைக் காட்டுக',
    hidePassword: 'கடவுச்சொல்லை மறைக்க',
  },
  social: {
    facebook: 'ஃபேஸ்புக்',
    instagram: 'இன்ஸ்டாகிராம்',
    youtube: 'யூடியூப்',
    x: 'எக்ஸ்',
    whatsapp: 'WhatsApp சேனல்',
    other: null,
  },
  socialPage: (place, site) => `${site}: ${place} (புதிய பக்கத்தில் திறக்கும்)`,
  pageTitle: (page, site) => `${page} · ${site}`,
  otherPerson: {
    title: 'வேறொருவர் உள்நுழைந்துள்ளார்',
    message: 'இதே உலாவியின் வேறொரு பக்கத்தில் அவர் உள்நுழைந்துள்ளார். இப்போது இந்தப் பக்கம் அவருடையது.',
  },
  noMatch: {
    title: 'பக்கம் இல்லை',
    message:
      'இந்த முகவரியில் பக்கம் எதுவும் இல்லை. அது இடம் மாறியிருக்கலாம், அல்லது இணைப்பின் ஒரு பகுதி விடுபட்டிருக்கலாம்.',
    action: 'முகப்புப் பக்கத்திற்குச் செல்க',
  },
  broken: 'இந்தப் பக்கம் செயல்படாமல் நின்றுவிட்டது. நீங்கள் சேமித்தவை பத்திரமாக உள்ளன.',
  unreachable: {
    title: 'எங்கள் சேவையுடன் இணைக்க முடியவில்லை',
    message: 'நீங்கள் இன்னும் உள்நுழைந்தே இருக்கிறீர்கள். இணைய இணைப்பைச் சரிபார்த்து, மீண்டும் முயலுங்கள்.',
  },
};
