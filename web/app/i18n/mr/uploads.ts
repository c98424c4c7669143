import type { Texts } from '../texts.ts';

/** Texts of files that are being uploaded. */
export const uploadsText: Texts['uploads'] = {
  interruptedAll: 'थांबले आहे; आपोआप सुरू होईल',
  waiting: 'रांगेत आहे',
  preparing: 'तयारी करत आहोत…',
  progress: (percent) => `${percent}% पाठवले`,
  working: 'जवळजवळ झाले…',
  added: 'जोडले',
  bar: (name) => `पाठवत आहोत: ${name}`,
  again: 'पुन्हा प्रयत्न करा',
  againFor: (name) => `पुन्हा प्रयत्न करा: ${name}`,
  cancel: (name) => `रद्द करा: ${name}`,
  discard: (name) => `या यादीतून काढून टाका: ${name}`,
  interrupted: 'इंटरनेट नाही. ते आले की हे आपोआप पुढे सुरू होईल.',
  busy: 'थोड्या वेळात खूप फायली जोडल्या गेल्या. काही वेळाने हे आपोआप पुढे सुरू होईल.',
  stopped: 'मध्येच थांबले. पुन्हा प्रयत्न करा.',
  empty: 'ही फाइल रिकामी आहे. दुसरी निवडा.',
  unreadable: 'ही फाइल वाचता आली नाही. ती इंटरनेटवर ठेवलेली असेल, तर एकदा उघडून पुन्हा निवडा.',
};
