import type { Texts } from '../texts.ts';

export const menuText: Texts['menu'] = {
  myProfile: 'माझी माहिती',
  myProfileWithId: (mid) => `माझी माहिती (${mid})`,
  searchProfile: 'स्थळ शोधा',
  shortlist: 'निवडक स्थळे',
  packages: 'पॅकेज घ्या',
  subscription: 'माझे पॅकेज',
  help: 'मदत',
  helpMessage: (mid) =>
    mid ? `नमस्कार, माझा सदस्य क्रमांक ${mid} आहे. मला मदत हवी आहे.` : 'नमस्कार, मला मदत हवी आहे.',
  logOut: 'लॉग आउट करा',
  admin: 'व्यवस्थापन',
  adminReview: 'तपासणी',
  adminMarriages: 'जुळलेली लग्ने',
  adminMail: 'न पोहोचलेले ईमेल',
  account: 'खाते',
};
