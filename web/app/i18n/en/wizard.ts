export const wizard = {
  steps: {
    basic: 'Basic info',
    personal: 'Personal',
    work: 'Education and work',
    photo: 'Photos',
    family: 'Family',
    horoscope: 'Astro',
  },
};
