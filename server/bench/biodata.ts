import { type BiodataFormat, readBiodata } from '@mala/contract/biodata.ts';
import { drawPortrait } from '@mala/demo/portraits.ts';
import { createImages } from '../src/media/images.ts';
import { createMediaPool } from '../src/media/pool.ts';
import { usageOf } from '../src/media/process-usage.ts';
import { pictureFiles } from '../src/storage/picture-files.ts';
import { fullBiodata } from '../test/biodatas.ts';
import { callsTo } from '../test/calls.ts';
import { givePhoto, makeMember, type Person } from '../test/factories.ts';
import { watchMemory } from '../test/memory.ts';
import { descendantsNow } from '../test/process-tree.ts';
import { type Site, startSite } from './site.ts';

const MEMBERS = 20;
const PHOTOS = 4;
/** As many besides them as make no difference to a biodata. */
const OTHERS = 1000;
const FORMATS = ['pdf', 'picture'] as const;

const mb = (value: number) => `${Math.round(value / 1024 ** 2)} MB`;
const kb = (value: number) => `${Math.round(value / 1000)} KB`;
const ms = (value: number) => `${Math.round(value)} ms`;

/** Members with four photos and every field, each other one in Tamil or Marathi. */
async function makePeople({ ctx }: Site): Promise<Person[]> {
  const images = createImages(createMediaPool({ atOnce: 1 }));
  const people: Person[] = [];
  for (let n = 0; n < MEMBERS; n += 1) {
    const domain = n % 2 === 0 ? 'tamilmala' : 'marathimala';
    const person = await makeMember(ctx, { domain, ...fullBiodata(domain) });
    for (let photo = 0; photo < PHOTOS; photo += 1) {
      const portrait = await drawPortrait(n * PHOTOS + photo, { domain, gender: 'female' });
      const sizes = await images.process(portrait, domain, person.user_id);
      const files = pictureFiles('photo', await givePhoto(ctx, person), sizes);
      for (const { key, contents } of files) await ctx.files.put(key, contents);
    }
    people.push(person);
  }
  return people;
}

/** Asks for somebody's own biodata and fetches it; how long that took in milliseconds, and its bytes. */
async function fetchOwn({ url }: Site, { token, user_id, domain }: Person, format: BiodataFormat) {
  const begun = performance.now();
  const language = domain === 'tamilmala' ? 'ta' : 'mr';
  const { body } = await callsTo(url)(readBiodata, {
    token,
    params: { profileId: user_id },
    query: { format, language },
  });
  const reply = await fetch(url + body.address);
  if (!reply.ok) throw new Error(`a biodata was answered with ${reply.status}`);
  const bytes = (await reply.arrayBuffer()).byteLength;
  return { time: performance.now() - begun, bytes };
}

type Drawn = Awaited<ReturnType<typeof fetchOwn>>;

function told(name: string, drawn: readonly Drawn[]): string {
  const times = drawn.map(({ time }) => time).toSorted((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const most = Math.max(...drawn.map(({ bytes }) => bytes));
  return `${name.padEnd(34)} p50 ${ms(middle)}   most ${ms(times.at(-1) ?? 0)}   at most ${kb(most)}`;
}

/** Milliseconds of the processor that the server and its workers have used. */
async function processorOf(pid: number): Promise<number> {
  const now = performance.now();
  const used = await Promise.all([pid, ...descendantsNow(pid)].map((one) => usageOf(one, now)));
  return used.reduce((sum, { cpu }) => sum + cpu, 0);
}

/** How long a biodata takes, what it weighs, and the memory of twenty at once. */
export async function* measureBiodata(): AsyncGenerator<string> {
  const site = await startSite(OTHERS);
  try {
    const people = await makePeople(site);
    const [first] = people;
    if (!first) return;
    const idle = await watchMemory(site.pid)();
    yield told('first PDF, its process starts', [await fetchOwn(site, first, 'pdf')]);
    for (const format of FORMATS) {
      // the first one of a kind loads what draws it
      await fetchOwn(site, first, format);
      const before = await processorOf(site.pid);
      const drawn: Drawn[] = [];
      for (const person of people) drawn.push(await fetchOwn(site, person, format));
      const used = ((await processorOf(site.pid)) - before) / MEMBERS;
      yield `${told(`${format}, one after the other`, drawn)}   processor ${ms(used)}`;
    }
    for (const format of FORMATS) {
      const stop = watchMemory(site.pid);
      const begun = performance.now();
      const drawn = await Promise.all(people.map((person) => fetchOwn(site, person, format)));
      const all = performance.now() - begun;
      const most = await stop();
      yield told(`${format}, ${MEMBERS} at once in ${ms(all)}`, drawn);
      yield `memory of the server and its workers: ${mb(idle.all)} before, ${mb(most.all)} at most`;
    }
  } finally {
    await site.stop();
  }
}
