import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { AppError } from '../../errors.ts';

const ADDRESSES = ['url', 'short', 'large'] as const;

/** Of a signed address, at the root or at the host for files; what comes after the id says nothing about which photo. */
const IN_ADDRESS =
  /^(?:https?:\/\/[^/?#]+)?\/files\/photo\/([0-9a-f-]{36})\/\w+\/[\w-]+(?:\?[^#]*)?$/;

/**
 * The id of the photo that a listed item names, by its id or by its addresses: nobody gains anything by an address,
 * since the id is looked up among the photos of one profile. Throws INVALID if the item names none, or two.
 */
export function namedPhoto(item: Partial<OwnPhoto>): string {
  const named = item.id === undefined ? [] : [{ field: 'id', id: item.id }];
  for (const field of ADDRESSES) {
    const address = item[field];
    if (address === undefined) continue;
    const id = IN_ADDRESS.exec(address)?.[1];
    if (!id) throw new AppError('INVALID', { faults: { [field]: 'invalid' } });
    named.push({ field, id });
  }
  const [first] = named;
  if (!first) throw new AppError('INVALID', { faults: { id: 'required' } });
  const other = named.find(({ id }) => id !== first.id);
  if (other) throw new AppError('INVALID', { faults: { [other.field]: 'invalid' } });
  return first.id;
}
