import type { siteLabels as english } from '../en/sites.ts';

export const siteLabels: typeof english = {
  tamilmala: { community: 'சாதி', surname: 'உட்பிரிவு' },
};
