import type { shownAgainText as en } from '../en/shown-again.ts';

export const shownAgainText: typeof en = {
  title: 'पुन्हा स्वागत! तुमच्या स्थळाची माहिती पुन्हा दाखवली जात आहे',
  message:
    'सुमारे तीन महिने तुम्ही आला नाहीत, म्हणून काही काळ इतर कुटुंबांना ती दिसली नाही. आता ती पूर्वीच्याच जागी आहे.',
  read: 'ठीक आहे',
};
