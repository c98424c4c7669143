import type { Texts } from '../texts.ts';

export const keepText: Texts['keep'] = {
  label: 'உள்நுழைந்தே இருக்க விரும்புகிறேன்',
  hint: '30 நாட்களுக்கு, உங்கள் சொந்தச் சாதனத்தில்.',
};
