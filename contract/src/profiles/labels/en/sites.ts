/** The labels that one site says otherwise. */
export const siteLabels = {
  tamilmala: { community: 'Caste', surname: 'Subcaste' },
};
