import type { chartLabels as english } from '../en/chart.ts';

export const chartLabels: typeof english = {
  marks: {
    lagna: { short: 'ல', name: 'லக்னம்' },
    sun: { short: 'சூ', name: 'சூரியன்' },
    moon: { short: 'சந்', name: 'சந்திரன்' },
    mars: { short: 'செ', name: 'செவ்வாய்' },
    mercury: { short: 'பு', name: 'புதன்' },
    jupiter: { short: 'கு', name: 'குரு' },
    venus: { short: 'சு', name: 'சுக்கிரன்' },
    saturn: { short: 'சனி', name: 'சனி' },
    rahu: { short: 'ரா', name: 'ராகு' },
    ketu: { short: 'கே', name: 'கேது' },
  },
  widest: 2.3,
};
