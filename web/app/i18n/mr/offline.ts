import type { Texts } from '../texts.ts';

export const offlineText: Texts['offline'] = {
  title: 'इंटरनेट बंद आहे',
  message:
    'या पानासाठी इंटरनेट लागते आणि ते आत्ता बंद आहे. तुम्ही जतन केलेले सर्व सुरक्षित आहे. इंटरनेट चालू आहे का ते पाहा आणि पुन्हा प्रयत्न करा.',
  again: 'पुन्हा प्रयत्न करा',
};
