import type { Message } from '@mala/contract/messages.ts';
import { type Failure, fieldRow, messageOf, places, type Row, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
const NOT_LOADED = 'This page could not be loaded';
const ANY: readonly Failure[] = ['INTERNAL', 502, 'EMPTY', 'OFFLINE'];
const SOME: readonly Failure[] = ['INTERNAL', 502, 'OFFLINE'];

const SAVE_BASIC = 'POST /api/profile/:userId/basic';
const READ_PHOTOS = 'GET /api/profile/:userId/photo';
const READ_FILES = 'GET /api/profile/:userId/attachment';
const PHOTO = 'POST /api/profile/:userId/photo';
const FILE = 'POST /api/profile/:userId/attachment';

/** The load and the save of a section. */
function section(name: string, field: readonly [string, string], fault: Message): Row[] {
  const load = `GET /api/profile/:userId/${name}`;
  const save = `POST /api/profile/:userId/${name}`;
  return [
    ...places(`load-${name}`, load, NOT_LOADED, ['NOT_FOUND', 'INTERNAL', 'OFFLINE']),
    fieldRow(`save-${name}`, save, field, fault),
    ...toasts(`save-${name}`, save, GENERAL, ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY', ...ANY]),
  ];
}

/** A failed upload: its row shows the reason, by default the text of the code. */
function beside(name: string, call: string) {
  return (failures: readonly Failure[], words?: string): Row[] =>
    failures.map((failure) => row(name, call, failure, { text: words ?? messageOf(failure) }));
}
const INTERRUPTED = 'No connection. This goes on by itself as soon as there is one.';
const BUSY =
  'Very many files were added within a short time. This goes on by itself after a while.';

/** A photo that is not added; `further` failures are shown by their own text. */
export function photoRows(name: string, call: string, further: readonly Failure[]): Row[] {
  const photo = beside(name, call);
  return [
    ...photo(
      ['NOT_A_PICTURE'],
      'This picture is damaged and cannot be opened. Please choose another one.',
    ),
    ...photo(
      ['FILE_TOO_LARGE', 413],
      'This picture is too large to be sent. Please choose a smaller one.',
    ),
    ...photo(['OFFLINE'], INTERRUPTED),
    ...photo(['TOO_MANY'], BUSY),
    ...photo([
      'NOT_FOUND',
      'PICTURE_TOO_LARGE',
      'FILE_TOO_COMPLEX',
      'TOO_MANY_PHOTOS',
      ...further,
      'STORAGE_FULL',
      'INTERNAL',
      502,
      'EMPTY',
    ]),
  ];
}

/** A horoscope file that is not added. */
export function fileRows(name: string, call: string, further: readonly Failure[]): Row[] {
  const file = beside(name, call);
  return [
    ...file([
      'NOT_FOUND',
      'UNSAFE_FILE',
      'PICTURE_TOO_LARGE',
      'TOO_MANY_PAGES',
      'FILE_TOO_COMPLEX',
      'TOO_MANY_FILES',
      ...further,
      'STORAGE_FULL',
      'INTERNAL',
      502,
      'EMPTY',
    ]),
    ...file(
      ['FILE_TOO_LARGE', 413],
      'This file is larger than 10 MB. Please choose a smaller one, or send a picture of it.',
    ),
    ...file(
      ['NOT_A_HOROSCOPE_FILE'],
      'This file cannot be opened here: it may be damaged, or of another kind than its name says. Please save it again as a PDF, or send a picture of it.',
    ),
    ...file(['OFFLINE'], INTERRUPTED),
    ...file(['TOO_MANY'], BUSY),
  ];
}

/** The six steps. */
export const WIZARD = {
  basic: [
    ...section('basic', ['city', 'City'], 'required'),
    fieldRow('save-basic', SAVE_BASIC, ['password', 'Your password'], 'wrongPassword'),
  ],
  personal: [
    ...section('personal', ['weight', 'Weight'], 'atMost:150'),
    fieldRow(
      'save-personal',
      'POST /api/profile/:userId/personal',
      ['about', 'About the bride/groom'],
      'contact:98400 12345',
    ),
  ],
  work: section('work', ['education_desc', 'Education Description'], 'required'),
  family: section('family', ['father_name', "Father's Name"], 'required'),
  horoscope: section('horoscope', ['birth_place', 'Place of Birth'], 'required'),
  firstSave: [
    ...toasts('first-save-me', 'GET /api/me', GENERAL, SOME),
    row('first-save-refresh', 'GET /api/refresh-token', 'INTERNAL', {
      page: ['/profile/register/personal', 'Step 2/6 Personal'],
    }),
  ],
  photos: [
    ...places('photos', READ_PHOTOS, NOT_LOADED, ['NOT_FOUND', ...SOME]),
    ...photoRows('add-photo', PHOTO, ['BASIC_FIRST']),
    ...toasts('home-photo', 'POST /api/profile/:userId/photo/home', GENERAL, [
      'NOT_FOUND',
      ...SOME,
    ]),
    ...toasts('photos-done', 'POST /api/profile/:userId/photo/done', GENERAL, [
      'NOT_FOUND',
      ...ANY,
    ]),
  ],
  files: [
    ...places('files', READ_FILES, NOT_LOADED, ['NOT_FOUND', ...SOME]),
    ...fileRows('add-file', FILE, ['BASIC_FIRST']),
    ...toasts('remove-file', 'DELETE /api/profile/:userId/attachment', GENERAL, [
      'NOT_FOUND',
      ...SOME,
    ]),
  ],
} satisfies Record<string, Row[]>;
