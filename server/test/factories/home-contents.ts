import type { HomeContents } from '@mala/contract/content.ts';

// a picture that every server has
const PICTURE = '/brand/neutral.svg';
const PREVIEW = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

const face = (name: string, age: number, city: string, shown: boolean) => ({
  name,
  age,
  city,
  photo: shown ? { short: PICTURE, url: PICTURE, width: 640, height: 704, preview: PREVIEW } : null,
});

export const CAPTIONS = [
  'Kavitha and Arun, Madurai, May 2026',
  'Yazhini and Karthik, Salem, April 2026',
  'Oviya and Gokul, Erode, March 2026',
];

/** A home page with some of everything; e2e/home tests it with a real server. */
export const HOME: HomeContents = {
  brides: [
    face('Meena', 24, 'Madurai', true),
    ...['Asha', 'Bala', 'Chitra', 'Devi', 'Ezhil'].map((name) => face(name, 26, 'Salem', false)),
  ],
  grooms: ['Arun', 'Gokul', 'Hari', 'Ilango', 'Kannan', 'Mani'].map((name, at) =>
    face(name, 30, 'Erode', at % 2 === 0),
  ),
  marriages: CAPTIONS.map((caption, at) => ({
    id: `01930000-0000-7000-8000-00000000000${at}`,
    caption,
    large: PICTURE,
    short: PICTURE,
    url: PICTURE,
    width: 1200,
    height: 900,
    preview: PREVIEW,
  })),
};
