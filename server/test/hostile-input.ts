/** Texts that break code which inserts them unescaped into a query, a page or a pattern. */
export const HOSTILE_TEXTS = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  "'; DROP TABLE profiles; --",
  '%_\'";--',
  '$1',
  '<script>alert(1)</script>',
  'மீனா सुंदर',
  '👩‍❤️‍👨 💐',
  '\u202eMeena\u202c',
  'Me\u0000ena',
  '\ud800',
  'n'.repeat(1_000_000),
  // larger than a body may be
  'n'.repeat(1_100_000),
];

/** A well-formed id that nothing has. */
export const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

/** Invalid ids: unknown, malformed, and made to break the path or the query. */
export const HOSTILE_IDS = [
  UNKNOWN_ID,
  '00000000-0000-0000-0000-000000000000',
  '1',
  'null',
  '..',
  '%00',
  '\u0000',
  "' or 1=1 --",
  'மீனா',
  '👩',
  'a'.repeat(300),
];

/** Invalid page numbers. */
export const HOSTILE_PAGES = [
  0,
  -1,
  1.5,
  '01',
  '1e3',
  ' 1',
  '1;',
  'one',
  '௧',
  '99999999999999999999',
];

/** Values of every JSON type, to be sent in place of another type. */
export const OTHER_TYPES = [null, true, 5, -1, 0.5, 1e300, '', 'text', [], [null], {}, { a: 1 }];
