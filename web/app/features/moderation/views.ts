import { type SavedView, viewFilters } from '@mala/contract/moderation/views.ts';
import { bodyOf, type Filters, NO_FILTERS } from './filters.ts';

/** What a view keeps of filters: all but those that look for one person. */
const KEPT = [
  'domain',
  'status',
  'city',
  'subscription',
  'seen',
  'waiting',
  'away',
  'sort',
] as const;

/** The filters of a view, for the call. */
export function keptOf(filters: Filters): SavedView['filters'] {
  const kept = Object.fromEntries(KEPT.map((name) => [name, filters[name]]));
  return viewFilters.parse(bodyOf({ ...NO_FILTERS, ...kept }));
}

/** The filters that a view stands for, as the form and the URL have them. */
export function filtersOfView({ filters }: SavedView): Filters {
  const first = (value: unknown) => String((Array.isArray(value) ? value[0] : value) ?? '');
  const kept = KEPT.map((name) => [name, first(filters[name]) || NO_FILTERS[name]]);
  return { ...NO_FILTERS, ...Object.fromEntries(kept) };
}

/** Whether the list shows exactly this view. */
export function isShown(view: SavedView, filters: Filters): boolean {
  const shown = filtersOfView(view);
  return Object.entries(shown).every(([name, value]) => filters[name as keyof Filters] === value);
}

/** Whether filters look for one person, which no view keeps. */
export function looksForOne({ mid, name, phone, date_of_birth }: Filters): boolean {
  return [mid, name, phone, date_of_birth].some((value) => value.trim() !== '');
}
