import type { BiodataFormat } from '@mala/contract/biodata.ts';
import { knownLanguage, type Language } from '@mala/contract/communities/languages.ts';

/** What one chose of a biodata. */
export interface Choices {
  format: BiodataFormat;
  language: Language;
  photo: boolean;
  contact: boolean;
}

/** Choices as a part of an address: `pdf-ta-photo-contact`. */
export function writeChoices({ format, language, photo, contact }: Choices): string {
  return [format, language, photo && 'photo', contact && 'contact'].filter(Boolean).join('-');
}

/** What `writeChoices` wrote. */
export function readChoices(written: string): Choices {
  const [format, language = '', ...wanted] = written.split('-');
  return {
    format: format === 'picture' ? 'picture' : 'pdf',
    language: knownLanguage(language),
    photo: wanted.includes('photo'),
    contact: wanted.includes('contact'),
  };
}
