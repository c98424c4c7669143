// Writes the garlands and figures of the themes as files in web/app/theme. Run after a change of a colour or a motif:
// `node web/brand/draw-motifs.ts`

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { motifFiles } from './motif-files.ts';

const THEME = join(import.meta.dirname, '../app/theme');

for (const [name, text] of motifFiles) writeFileSync(join(THEME, name), text);
