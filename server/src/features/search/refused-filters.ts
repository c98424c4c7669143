import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import type { Message } from '@mala/contract/messages.ts';
import { isNarrowing } from '@mala/contract/profiles/wishes.ts';
import { type Filters, OF_DETAILS } from '@mala/contract/search.ts';
import { AppError } from '../../errors.ts';
import type { Asked, Reads } from './search.ts';

/** What decides which filters somebody has. */
type FilterRights = Pick<Asked, 'reads' | 'comparedAs' | 'preferences'>;

/** The filters that look at what the viewer does not read of others. */
function unread({ details, photos }: Reads): string[] {
  const ofDetails = FIELD_FILTERS.filter(({ detail }) => detail).map(({ name }) => name);
  return [...(details ? [] : [...ofDetails, 'active_within']), ...(photos ? [] : ['with_photo'])];
}

/** By what the viewer's family looks for, which it has to have said. */
const lacksWishes = ({ preferences }: FilterRights) => !preferences || !isNarrowing(preferences);

/** Each filter that the searcher may not ask, and why. */
function refusals(rights: FilterRights): Record<string, Message> {
  const faults: Record<string, Message> = {};
  for (const name of unread(rights.reads)) faults[name] = 'unknownField';
  if (lacksWishes(rights)) faults.fits = 'saysNoWishes';
  // whoever waits for the approval learns nothing of what others look for
  if (rights.comparedAs === null) faults.fits_me = 'unknownField';
  return faults;
}

/** The filters of a search that was saved, without those that the viewer may not ask any more. */
export function askableFilters(filters: Filters, rights: FilterRights): Filters {
  const refused = refusals(rights);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in refused)));
}

/** @throws {AppError} 400 that names each filter which the viewer has not; empty ones ask for nothing */
export function refuseFilters(filters: Filters, rights: FilterRights): void {
  const asked = Object.entries(refusals(rights)).filter(([name]) => filters[name]?.length);
  const faults: Record<string, Message> = Object.fromEntries(asked);
  const [sort] = filters.sort ?? [];
  if (sort && OF_DETAILS[sort] && !rights.reads.details) faults.sort = 'notInList';
  if (Object.keys(faults).length > 0) throw new AppError('INVALID', { faults });
}
