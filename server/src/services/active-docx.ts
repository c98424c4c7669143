import { type UnzipFileInfo, unzipSync } from 'fflate';

/** Parts that hold programs or other files, or that would be unpacked elsewhere. */
const ACTIVE_PART =
  /\.\.[/\\]|vbaproject|vbadata|activex|(^|\/)embeddings\/|\.(exe|dll|js|vbs|bat|cmd|ps1|scr|hta|bin)$/i;

/** What is fetched from elsewhere when the document is opened; links and pictures are not among it. */
const FETCHED =
  /<Relationship\b(?=[^>]*TargetMode\s*=\s*["']External)(?=[^>]*\/(attachedTemplate|oleObject|frame|subDocument|aFChunk|package)["'])/i;

/** Unpacked, a horoscope with pictures stays far below; what is above is made to fill a computer. */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_PARTS = 2000;
const LONGEST_RELS = 1024 * 1024;

/** Whether a docx holds macros or other files, fetches something when it is opened, or unpacks to a flood. */
export function isActiveDocx(docx: Buffer): boolean {
  let unpacked = 0;
  let parts = 0;
  let active = false;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    parts += 1;
    unpacked += originalSize;
    const rels = /\.rels$|^\[content_types\]\.xml$/i.test(name);
    active ||= ACTIVE_PART.test(name) || (rels && originalSize > LONGEST_RELS);
    active ||= parts > MOST_PARTS || unpacked > MOST_UNPACKED;
    return rels && !active;
  };
  try {
    const read = unzipSync(docx, { filter });
    return active || Object.values(read).some(isActiveText);
  } catch {
    return true;
  }
}

function isActiveText(part: Uint8Array): boolean {
  const text = Buffer.from(part).toString('utf8').replaceAll('\u0000', '');
  return FETCHED.test(text) || /macroEnabled/i.test(text);
}
