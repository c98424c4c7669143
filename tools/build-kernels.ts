import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import loadWabt from 'wabt';

const FOLDER = join(import.meta.dirname, '../server/src/search-engine');
export const BINARY = join(FOLDER, 'kernels.wasm');

const FEATURES = { simd: true, threads: true };

/** The kernels of searches, assembled from kernels.wat; throws what the assembler finds wrong. */
export async function assembledKernels(): Promise<Uint8Array> {
  const { parseWat } = await loadWabt();
  const text = readFileSync(join(FOLDER, 'kernels.wat'), 'utf8');
  const module = parseWat('kernels.wat', text, FEATURES);
  // its types do not have the features, without which memory cannot be shared
  const { validate }: { validate(features?: typeof FEATURES): void } = module;
  validate.call(module, FEATURES);
  return module.toBinary({}).buffer;
}

if (import.meta.main) writeFileSync(BINARY, await assembledKernels());
