/// <reference path="./webassembly.d.ts" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The loops of kernels.wat; addresses and lengths in bytes. */
export interface Kernels {
  and(into: number, a: number, b: number, length: number): void;
  and_not(into: number, a: number, b: number, length: number): void;
  or(into: number, a: number, length: number): void;
  count(a: number, length: number): number;
  count_each(base: number, bitmaps: number, length: number, values: number, counts: number): void;
  histogram8(base: number, column: number, length: number, counts: number): void;
  histogram16(base: number, column: number, length: number, counts: number): void;
  wanted8(into: number, base: number, column: number, length: number, wanted: number): void;
  wanted16(into: number, base: number, column: number, length: number, wanted: number): void;
  range16(into: number, column: number, length: number, least: number, most: number): void;
  range32(into: number, column: number, length: number, least: number, most: number): void;
  last(base: number, length: number, skip: number, most: number, rows: number): number;
}

const compiled = new WebAssembly.Module(readFileSync(join(import.meta.dirname, 'kernels.wasm')));

/** A memory that threads can share; it grows up to 4 GiB. */
export function createMemory(pages: number): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: pages, maximum: 65_536, shared: true });
}

/** The kernels for one thread's use of a memory. */
export function kernelsOf(memory: WebAssembly.Memory): Kernels {
  return new WebAssembly.Instance(compiled, { store: { memory } }).exports as Kernels;
}
