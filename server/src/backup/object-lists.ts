import { createInterface } from 'node:readline';
import type { Place } from './place.ts';

/** A sealed file in a place: its size and the SHA-256 of its sealed bytes. */
export interface SealedObject {
  name: string;
  bytes: number;
  sha256: string;
}

/** The folder of the sealed files, which all backups of a place share. */
export const OBJECTS = 'objects/';

const LIST = '.objects';

/** The name of the list of what a backup needs. It holds nothing that is not seen in the place anyway. */
export const listName = (backup: string) => backup + LIST;

/** The backup whose list has this name; null for another file. */
export const backupOf = (name: string) =>
  name.endsWith(LIST) ? name.slice(0, -LIST.length) : null;

/** The names of the backups that have a list. */
export async function* listedBackups(place: Place): AsyncGenerator<string> {
  for await (const { name } of place.list('')) {
    const backup = backupOf(name);
    if (backup) yield backup;
  }
}

export async function* readObjectList(place: Place, backup: string): AsyncGenerator<SealedObject> {
  const lines = createInterface(await place.read(listName(backup)));
  for await (const text of lines) {
    const [name, bytes, sha256] = text.split(' ');
    if (name && bytes && sha256) yield { name, bytes: Number(bytes), sha256 };
  }
}

export function writeObjectList(
  place: Place,
  backup: string,
  objects: Iterable<SealedObject>,
): Promise<void> {
  const lines = [...objects].map(({ name, bytes, sha256 }) => `${name} ${bytes} ${sha256}\n`);
  return place.put(listName(backup), lines.join(''));
}

/** The objects in the place that are as some backup's list says. One that is in no list may be unfinished. */
export async function findSent(place: Place): Promise<Map<string, SealedObject>> {
  const listed = new Map<string, SealedObject>();
  for await (const backup of listedBackups(place))
    for await (const object of readObjectList(place, backup)) listed.set(object.name, object);
  const sent = new Map<string, SealedObject>();
  for await (const { name, bytes } of place.list(OBJECTS)) {
    const object = listed.get(name.slice(OBJECTS.length));
    if (object && object.bytes === bytes) sent.set(object.name, object);
  }
  return sent;
}
