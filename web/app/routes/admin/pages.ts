import type { ComponentType } from 'react';
import { OFFICE_PATHS, type OfficePath } from './page-paths.ts';

/** The parameters of its path, which a page gets as props. */
interface Params {
  id?: string;
  section?: string;
  secret?: string;
}

/** The modules of the office's pages, which load with the first of them. */
const MODULES: Readonly<Record<OfficePath, () => Promise<{ default: ComponentType<Params> }>>> = {
  '': () => import('./desk.tsx'),
  'profile/search': () => import('./search.tsx'),
  'profile/review': () => import('./review-profiles.tsx'),
  review: () => import('./review.tsx'),
  changes: () => import('./changes.tsx'),
  objections: () => import('./objections.tsx'),
  calls: () => import('./calls.tsx'),
  complaints: () => import('./complaints.tsx'),
  marriages: () => import('./marriages.tsx'),
  mail: () => import('./mail.tsx'),
  payments: () => import('./payments.tsx'),
  numbers: () => import('./numbers.tsx'),
  people: () => import('./people.tsx'),
  settings: () => import('./settings.tsx'),
  history: () => import('./history.tsx'),
  entries: () => import('./entries.tsx'),
  'entry/:id': () => import('./entry.tsx'),
  import: () => import('./imports.tsx'),
  'import/:id': () => import('./import.tsx'),
  'member/:id': () => import('./member.tsx'),
  'member/:id/correct/:section': () => import('./correct.tsx'),
  'erasure/:id': () => import('./erasure.tsx'),
  'received/:id/:secret': () => import('./received.tsx'),
  'first-start': () => import('./first-start.tsx'),
};

/** Those for whoever has their address, signed in or not. */
const OPEN: readonly OfficePath[] = ['first-start'];

/** The pages of the office. */
export const officePages = OFFICE_PATHS.map((path) => ({
  path,
  load: MODULES[path],
  isOpen: OPEN.includes(path),
}));
