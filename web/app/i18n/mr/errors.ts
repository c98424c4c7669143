import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const errorsText: Texts['errors'] = {
  general: 'काहीतरी अडचण आली...',
  tryAgain: 'पुन्हा प्रयत्न करा...',
  again: 'पुन्हा प्रयत्न करा',
  offline: 'सेवेशी संपर्क होत नाही. इंटरनेट चालू आहे का ते पाहा आणि पुन्हा प्रयत्न करा. काहीही हरवलेले नाही.',
  summary: (count) => plural(count, 'एक रकाना दुरुस्त करा', `${count} रकाने दुरुस्त करा`),
  field: (label, message) => `${label}: ${message}`,
};
