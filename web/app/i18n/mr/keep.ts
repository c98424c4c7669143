import type { Texts } from '../texts.ts';

export const keepText: Texts['keep'] = {
  label: 'माझे लॉग इन कायम ठेवा',
  hint: '30 दिवसांसाठी, तुमच्या स्वतःच्या फोनवर किंवा कॉम्प्युटरवर.',
};
