import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assembledKernels, BINARY } from './build-kernels.ts';

test('kernels.wasm is kernels.wat assembled: npm run kernels', async () => {
  expect(readFileSync(BINARY).equals(await assembledKernels())).toBe(true);
});
