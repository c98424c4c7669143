import type { Texts } from '../texts.ts';

export const menuText: Texts['menu'] = {
  myProfile: 'என் வரன் விவரம்',
  myProfileWithId: (mid) => `என் வரன் விவரம் (${mid})`,
  searchProfile: 'வரன் தேடு',
  shortlist: 'விருப்பப் பட்டியல்',
  packages: 'திட்டங்கள்',
  subscription: 'சந்தா',
  help: 'உதவி',
  helpMessage: (mid) =>
    mid ? `வணக்கம், என் உறுப்பினர் எண் ${mid}. எனக்கு உதவி வேண்டும்.` : 'வணக்கம், எனக்கு உதவி வேண்டும்.',
  logOut: 'வெளியேறு',
  admin: 'நிர்வாகம்',
  adminReview: 'சரிபார்ப்பு',
  adminMarriages: 'இனிய திருமணங்கள்',
  adminMail: 'அனுப்ப முடியாத மின்னஞ்சல்கள்',
  account: 'கணக்கு',
};
