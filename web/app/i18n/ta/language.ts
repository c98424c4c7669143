import type { Texts } from '../texts.ts';

export const language: Texts['language'] = { tag: 'ta', locale: 'ta-IN-u-nu-latn', month: 'short' };
