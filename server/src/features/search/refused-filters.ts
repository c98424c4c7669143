import type { Message } from '@mala/contract/messages.ts';
import { FIELD_FILTERS, type Filters } from '@mala/contract/search.ts';
import { AppError } from '../../errors.ts';
import type { Reads } from './search.ts';

/** Filters that no search answers yet; none of them may be silently left out. */
export const UNANSWERED = ['fits'];

/** The filters that look at what the viewer does not read of others. */
function unread({ details, photos }: Reads): string[] {
  const ofDetails = FIELD_FILTERS.filter(({ detail }) => detail).map(({ name }) => name);
  return [...(details ? [] : [...ofDetails, 'active_within']), ...(photos ? [] : ['with_photo'])];
}

/** The filters of a search that was saved, without those that the viewer may not ask any more. */
export function askableFilters(filters: Filters, reads: Reads): Filters {
  const refused = new Set([...unread(reads), ...UNANSWERED]);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !refused.has(name)));
}

/** @throws {AppError} 400 that names each filter which does not exist for the viewer; empty ones ask for nothing */
export function refuseFilters(filters: Filters, reads: Reads): void {
  const faults: Record<string, Message> = {};
  for (const name of [...unread(reads), ...UNANSWERED])
    if (filters[name]?.length) faults[name] = 'unknownField';
  const [sort] = filters.sort ?? [];
  if (sort === 'active' && !reads.details) faults.sort = 'notInList';
  if (Object.keys(faults).length > 0) throw new AppError('INVALID', { faults });
}
