import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import loadWabt from 'wabt';

const FOLDER = join(import.meta.dirname, '../server/src/search-engine');
export const BINARY = join(FOLDER, 'kernels.wasm');

/** The kernels of searches, assembled from kernels.wat; throws what the assembler finds wrong. */
export async function assembledKernels(): Promise<Uint8Array> {
  const { parseWat } = await loadWabt();
  const module = parseWat('kernels.wat', readFileSync(join(FOLDER, 'kernels.wat'), 'utf8'), {
    simd: true,
  });
  module.validate();
  return module.toBinary({}).buffer;
}

if (import.meta.main) writeFileSync(BINARY, await assembledKernels());
