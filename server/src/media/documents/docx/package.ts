import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';
import { isActingPart, unsafe } from './refused.ts';

/** Unpacked, a horoscope with pictures stays far below; what is above is made to fill a computer. */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_PARTS = 2000;
/** XML of all parts that are read; a text of 200 pages has some 4 MB, and 24 MB took 20 seconds. */
const MOST_XML = 8 * 1024 * 1024;

/** The parts of a docx. Names do not differ by case (ECMA-376, part 2, 6.2.2). */
export interface DocxPackage {
  names: string[];
  /** All of a part, undefined where there is none. @throws AppError UNSAFE_FILE where it is broken or too long */
  read(name: string, kind: 'xml' | 'picture'): Promise<Buffer | undefined>;
}

/**
 * Reads the list of a zip. Only this list counts: what else the file holds is not copied, so it does not matter where
 * readers differ.
 * @throws AppError UNSAFE_FILE for a zip that is broken, locked, has two parts of a name or unpacks to a flood
 */
export async function openDocxPackage(file: Buffer): Promise<DocxPackage> {
  const entries = new Map<string, Entry>();
  const zip = await orUnsafe(fromBufferPromise(file));
  let left = MOST_UNPACKED;
  await orUnsafe(
    (async () => {
      for await (const entry of zip.eachEntry()) {
        const name = entry.fileName.toLowerCase();
        left -= entry.uncompressedSize;
        const isOdd = entries.has(name) || entry.isEncrypted() || isActingPart(name);
        if (isOdd || left < 0 || entries.size === MOST_PARTS) throw unsafe();
        entries.set(name, entry);
      }
    })(),
  );
  let xmlLeft = MOST_XML;
  return {
    names: [...entries.keys()],
    async read(name, kind) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return undefined;
      if (kind === 'xml') xmlLeft -= entry.uncompressedSize;
      if (xmlLeft < 0) throw unsafe();
      return orUnsafe(zip.openReadStreamPromise(entry).then(buffer));
    },
  };
}

/** Whatever a zip reader throws is about the file. */
async function orUnsafe<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw unsafe();
  }
}
