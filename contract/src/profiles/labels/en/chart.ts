/** What stands in a chart of a birth. */
export const chartLabels = {
  /** as printed charts shorten it, and its name */
  marks: {
    lagna: { short: 'La', name: 'Lagna' },
    sun: { short: 'Su', name: 'Sun' },
    moon: { short: 'Mo', name: 'Moon' },
    mars: { short: 'Ma', name: 'Mars' },
    mercury: { short: 'Me', name: 'Mercury' },
    jupiter: { short: 'Ju', name: 'Jupiter' },
    venus: { short: 'Ve', name: 'Venus' },
    saturn: { short: 'Sa', name: 'Saturn' },
    rahu: { short: 'Ra', name: 'Rahu' },
    ketu: { short: 'Ke', name: 'Ketu' },
  },
  /** how wide the widest of the short names is, in heights of its letters, with fonts that run wide */
  widest: 1.6,
};
