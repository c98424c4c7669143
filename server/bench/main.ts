import { measureList } from './list.ts';
import type { Figures } from './load.ts';
import { line, machine } from './report.ts';
import { type Site, startSite } from './site.ts';

/** What can be measured; `npm run bench -- list` measures that alone. */
const PARTS: Readonly<Record<string, (site: Site) => Promise<Figures[]>>> = {
  list: measureList,
};
const PROFILES = 100_000;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: choose of ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

console.log(`${PROFILES.toLocaleString('en')} profiles on ${machine()}, load included`);
const site = await startSite(PROFILES);
try {
  for (const [part, measurePart] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue;
    for (const figures of await measurePart(site)) console.log(line(figures));
  }
} finally {
  await site.stop();
}
