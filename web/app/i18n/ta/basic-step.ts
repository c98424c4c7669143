import type { Texts } from '../texts.ts';

export const basicStepText: Texts['basicStep'] = {
  contactPassword: {
    label: 'உங்கள் கடவுச்சொல்',
    hint: 'மின்னஞ்சல், கைபேசி எண் அல்லது பிறந்த தேதியை மாற்ற இது தேவை. உங்கள் கணக்கை இது பாதுகாக்கிறது.',
  },
  /** on the first step of somebody who has just registered */
  prepared: 'அலுவலகம் உங்கள் வரன் விவரத்தை முன்பே உள்ளிட்டுள்ளதா? மீண்டும் உள்ளிட வேண்டாம்.',
  takeOver: 'குறியீட்டைக் கொண்டு எடுத்துக்கொள்ளுங்கள்',
};
