import type { chartLabels as english } from '../en/chart.ts';

export const chartLabels: typeof english = {
  marks: {
    lagna: { short: 'ल', name: 'लग्न' },
    sun: { short: 'र', name: 'रवि' },
    moon: { short: 'चं', name: 'चंद्र' },
    mars: { short: 'मं', name: 'मंगळ' },
    mercury: { short: 'बु', name: 'बुध' },
    jupiter: { short: 'गु', name: 'गुरू' },
    venus: { short: 'शु', name: 'शुक्र' },
    saturn: { short: 'श', name: 'शनी' },
    rahu: { short: 'रा', name: 'राहू' },
    ketu: { short: 'के', name: 'केतू' },
  },
  widest: 0.9,
};
