// What tests make with os.tmpdir() lies in the folder of the run, and is removed with it.
import { inject } from 'vitest';

process.env.TMPDIR = inject('tempDir');
