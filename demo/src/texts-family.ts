/** What fathers do or did, by the family's status. */
export const fatherWork = {
  'lower-middle-class': [
    'Farmer',
    'Tailor',
    'Auto driver',
    'Mill worker',
    'Handloom weaver',
    'Tea shop',
    'Electrician',
    'Carpenter',
  ],
  'middle-class': [
    'Retired teacher',
    'Clerk, electricity board',
    'Bus conductor, state transport',
    'Farmer, ten acres',
    'Provision store',
    'Retired railway employee',
    'Head constable',
    'Postmaster',
    'Accountant',
    'LIC agent',
  ],
  'upper-middle-class': [
    'Retired bank manager',
    'Executive Engineer, public works',
    'Textile merchant',
    'Advocate',
    'College principal, retired',
    'Doctor',
    'Civil contractor',
  ],
  rich: ['Owner, spinning mill', 'Builder', 'Jeweller', 'Industrialist', 'Hospital director'],
} as const;

export const motherWork = [
  'Teacher',
  'Retired nurse',
  'Tailoring at home',
  'Government employee',
  'Runs a small shop',
  'Anganwadi worker',
  'Bank officer',
] as const;

export const property = {
  'lower-middle-class': ['Own house, two rooms', 'House in the native village', 'Half an acre'],
  'middle-class': [
    'Own house',
    'Own house and three acres of land',
    'Flat, loan almost repaid',
    'House with one portion let',
  ],
  'upper-middle-class': [
    'Two houses, one let',
    'Own house, a flat and some gold',
    'House in town, six acres in the village',
  ],
  rich: ['Bungalow, commercial complex and farm land', 'Several flats and a factory building'],
} as const;

/** What follows the facts of the siblings in "About family". */
export const aboutFamily = [
  'We are a small, close family.',
  'We have lived in {town} for three generations.',
  'A traditional family; festivals are always celebrated together in our native place.',
  'Simple, broad-minded and music-loving.',
  'Originally from a village near {town}. Relatives are well settled all over the state.',
  'Education has always come first in our family.',
] as const;

export const nativeFamily = {
  tamilmala: ['அமைதியான நடுத்தரக் குடும்பம்.', 'பாரம்பரியமிக்க, அன்பான கூட்டுக் குடும்பம்.'],
  marathimala: ['सुसंस्कृत, साधे कुटुंब.', 'एकत्र कुटुंबपद्धती, सर्वजण सुस्थितीत.'],
} as const;
