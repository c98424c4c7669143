import type { Texts } from '../texts.ts';

export const language: Texts['language'] = { tag: 'mr', locale: 'mr-IN-u-nu-latn', month: 'long' };
