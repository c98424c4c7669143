import type { Place } from './place.ts';

/** @param address a folder, or `s3://bucket/prefix` with the query of STORAGE_URL */
export async function openPlace(address: string): Promise<Place> {
  if (address.startsWith('s3://')) return (await import('./place-s3.ts')).openBucket(address);
  return (await import('./place-disk.ts')).openFolder(address);
}

/** The place and the name of a backup, from the argument of `npm run backup -- FILE`. @throws with a line for people */
export function splitAddress(file: string): { address: string; name: string } {
  const [path = '', query] = file.startsWith('s3://') ? file.split('?', 2) : [file];
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1);
  const above = path.slice(0, Math.max(cut, 0));
  if (!/^[\w.-]+$/.test(name) || /^\.+$/.test(name) || above === 's3:/')
    throw new Error(`${path} must end with the name of a file: letters, digits, ".", "_" and "-"`);
  if (query !== undefined) return { address: `${above}?${query}`, name };
  return { address: above || (cut === 0 ? '/' : '.'), name };
}
