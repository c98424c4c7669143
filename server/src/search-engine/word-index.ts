import { BITMAP_BYTES, BLOCK_ROWS, setBit } from './layout.ts';
import { RowSet } from './row-set.ts';

/** Few rows, as most words have, are a plain array. */
interface Posting {
  word: string;
  rows: number[] | RowSet;
  size: number;
}

const FEW = 64;
const CHUNK = 65_536;

/** Under what a word is looked for by its beginning: its first two letters. */
const startOf = (word: string) => word.slice(0, 2);

/**
 * The words of rows, to find rows by words and their beginnings. A row's words can be changed at any time; that takes as long as
 * they are many, however many rows have the same.
 */
export class WordIndex {
  readonly #postings = new Map<string, number>();
  readonly #byId: (Posting | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #starts = new Map<string, Set<number>>();
  /** for each row where its words stand in the lists, + 1 */
  readonly #places: Uint32Array[] = [];
  /** lists of the words of rows, each behind how many it has */
  readonly #lists: Uint32Array[] = [];
  #end = 0;

  /** Roughly, in bytes. */
  get bytes(): number {
    let sum = (this.#places.length + this.#lists.length) * CHUNK * 4;
    for (const posting of this.#byId)
      if (posting) {
        const { word, rows } = posting;
        sum += 120 + word.length + (Array.isArray(rows) ? rows.length * 8 : rows.bytes);
      }
    return sum;
  }

  /** Says which words a row has from now on, each once; none takes it out. */
  put(row: number, words: readonly string[]): void {
    const place = this.#placeOf(row);
    if (place < 0) {
      if (words.length > 0) this.#start(row, words);
      return;
    }
    const known = this.#listAt(place);
    if (isSame(known, words, this.#byId)) return;
    const ids = words.map((word) => this.#idOf(word));
    for (const id of known) if (!ids.includes(id)) this.#takeOut(id, row);
    for (const id of ids) if (!known.includes(id)) this.#putIn(id, row);
    this.#keep(row, place, known.length, ids);
  }

  /** The words of a row. */
  wordsAt(row: number): string[] {
    const place = this.#placeOf(row);
    return place < 0 ? [] : this.#listAt(place).map((id) => this.#byId[id]?.word ?? '');
  }

  /** The first words of a row. */
  #start(row: number, words: readonly string[]): void {
    const ids = words.map((word) => this.#idOf(word));
    for (const id of ids) this.#putIn(id, row);
    this.#keep(row, -1, 0, ids);
  }

  /** A bit for each of `rows` rows, set in those that have one of these words, or one that begins so. */
  find(words: readonly string[], beginning: string | null, rows: number): Uint8Array {
    const bits = new Uint8Array(Math.ceil(rows / BLOCK_ROWS) * BITMAP_BYTES);
    const mark = (posting: Posting | undefined) => {
      if (!posting) return;
      const { rows } = posting;
      if (!Array.isArray(rows)) rows.markIn(bits);
      else for (const row of rows) setBit(bits, 0, row);
    };
    for (const word of words) mark(this.#byId[this.#postings.get(word) ?? -1]);
    if (beginning === null) return bits;
    for (const id of this.#starts.get(startOf(beginning)) ?? []) {
      const posting = this.#byId[id];
      if (posting?.word.startsWith(beginning)) mark(posting);
    }
    return bits;
  }

  #idOf(word: string): number {
    const known = this.#postings.get(word);
    if (known !== undefined) return known;
    const id = this.#free.pop() ?? this.#byId.length;
    this.#byId[id] = { word, rows: [], size: 0 };
    this.#postings.set(word, id);
    const start = startOf(word);
    const alike = this.#starts.get(start);
    if (alike) alike.add(id);
    else this.#starts.set(start, new Set([id]));
    return id;
  }

  #putIn(id: number, row: number): void {
    const posting = this.#byId[id];
    if (!posting) return;
    if (Array.isArray(posting.rows) && posting.size >= FEW) posting.rows = new RowSet(posting.rows);
    if (Array.isArray(posting.rows)) posting.rows.push(row);
    else posting.rows.add(row);
    posting.size += 1;
  }

  #takeOut(id: number, row: number): void {
    const posting = this.#byId[id];
    if (!posting) return;
    const { rows } = posting;
    if (Array.isArray(rows)) posting.rows = rows.filter((one) => one !== row);
    else rows.delete(row);
    posting.size -= 1;
    if (posting.size > 0) return;
    this.#byId[id] = undefined;
    this.#free.push(id);
    this.#postings.delete(posting.word);
    const start = startOf(posting.word);
    const alike = this.#starts.get(start);
    alike?.delete(id);
    if (alike?.size === 0) this.#starts.delete(start);
  }

  #placeOf(row: number): number {
    return (this.#places[Math.floor(row / CHUNK)]?.[row % CHUNK] ?? 0) - 1;
  }

  #listAt(place: number): number[] {
    const list = this.#lists[Math.floor(place / CHUNK)];
    const at = place % CHUNK;
    return Array.from(list?.subarray(at + 1, at + 1 + (list[at] ?? 0)) ?? []);
  }

  /** Keeps the words of a row where they stood before, if it had as many; else anew, and the former place is lost until the next start. */
  #keep(row: number, place: number, room: number, ids: readonly number[]): void {
    let at = place;
    if (at < 0 || room < ids.length) {
      const left = CHUNK - (this.#end % CHUNK);
      if (left < ids.length + 1) this.#end += left;
      at = this.#end;
      this.#end += ids.length + 1;
    }
    const list = Math.floor(at / CHUNK);
    this.#lists[list] ??= new Uint32Array(CHUNK);
    const into = this.#lists[list] ?? new Uint32Array();
    into[at % CHUNK] = ids.length;
    for (let index = 0; index < ids.length; index++)
      into[(at % CHUNK) + 1 + index] = ids[index] ?? 0;
    const block = Math.floor(row / CHUNK);
    while (this.#places.length <= block) this.#places.push(new Uint32Array(CHUNK));
    const places = this.#places[block];
    if (places) places[row % CHUNK] = at + 1;
  }
}

function isSame(
  ids: readonly number[],
  words: readonly string[],
  postings: readonly (Posting | undefined)[],
): boolean {
  return ids.length === words.length && ids.every((id, at) => postings[id]?.word === words[at]);
}
