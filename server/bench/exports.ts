import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { EXPORT_FORMATS, type ExportFormat, startExport } from '@mala/contract/exports.ts';
import { callsTo } from '../test/calls.ts';
import { makeAdmin } from '../test/factories.ts';
import { request } from './list.ts';
import { measure } from './load.ts';
import { line } from './report.ts';
import { makeSearchers } from './searchers.ts';
import type { Site } from './site.ts';

/** Searches a second, from ten members, of which the server can answer many more. */
const LOAD = { rate: 20, connections: 10, seconds: 10 };

/** The memory of a process in use, in MB. */
async function megabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Loads both communities' profiles in one format, one after the other, and tells the most memory meanwhile. */
async function takeOut(site: Site, token: string, format: ExportFormat): Promise<string> {
  const call = callsTo(site.url);
  const [before, start] = [await megabytes(site.pid), performance.now()];
  let [peak, bytes, running] = [before, 0, true];
  const watch = (async () => {
    for (; running; await setTimeout(100)) peak = Math.max(peak, await megabytes(site.pid));
  })();
  for (const domain of DOMAINS) bytes += await load(domain);
  const seconds = (performance.now() - start) / 1000;
  running = false;
  await watch;
  const mb = (value: number) => `${Math.round(value)} MB`;
  return `profiles as ${format}: ${seconds.toFixed(1)} s, ${mb(bytes / 1e6)}; the server ${mb(before)} before, at most ${mb(peak)}`;

  async function load(domain: Domain): Promise<number> {
    const body = { what: 'profiles', format, domain, language: 'en' } as const;
    const started = await call(startExport, { token, body });
    const file = await fetch(site.url + started.body.url);
    let size = 0;
    for await (const chunk of file.body ?? []) size += chunk.length;
    return size;
  }
}

/** How long the tables of 100,000 profiles take, their memory, and searches meanwhile. */
export async function* measureExports(site: Site): AsyncGenerator<string> {
  const { token } = await makeAdmin(site.ctx);
  const searchers = await makeSearchers(site.ctx, LOAD.connections);
  const search = (name: string) =>
    measure({
      name,
      url: site.url,
      connections: searchers.map((searcher) => [request(searcher, {})]),
      seconds: LOAD.seconds,
      rate: LOAD.rate,
    });
  yield line(await search('list, as usual'));
  for (const format of EXPORT_FORMATS) {
    const meanwhile = search(`list, during the ${format}`);
    yield await takeOut(site, token, format);
    yield line(await meanwhile);
  }
}
