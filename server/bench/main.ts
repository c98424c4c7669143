import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES } from '@mala/contract/communities/languages.ts';
import { measureAbuse } from './abuse/abuse.ts';
import { measureAccounts } from './accounts.ts';
import { measureBackup } from './backup.ts';
import { measureBiodata } from './biodata.ts';
import { measureDigest } from './digest/digest.ts';
import { measureExports } from './exports.ts';
import { measureHome } from './home.ts';
import { measureHoroscope } from './horoscope.ts';
import { measureJourney } from './journey.ts';
import { measureLimits } from './limits.ts';
import { measureList } from './list.ts';
import { measureMatch } from './list-match.ts';
import { measureLookalikes } from './lookalikes.ts';
import { measureNumbers } from './numbers.ts';
import { measurePhotos } from './photos.ts';
import { line, machine } from './report.ts';
import { measureRestarts } from './restarts.ts';
import { measureReview } from './review.ts';
import { measureSearch } from './search/search.ts';
import { type Site, startSite } from './site.ts';
import { measureWeb, WEB_PAGES } from './web.ts';

/** The site filled with made-up people, shared by all parts. */
type FilledSite = () => Promise<Site>;

/** The benchmarks, each of which returns lines to print; `npm run bench -- list` runs one of them. */
const PARTS: Readonly<Record<string, (filledSite: FilledSite) => AsyncIterable<string>>> = {
  async *list(filledSite) {
    if (values.limits) yield* measureLimits(await filledSite());
    else {
      for (const figures of await measureList(await filledSite())) yield line(figures);
      yield* measureMatch(await filledSite());
    }
  },
  async *home(filledSite) {
    for (const figures of await measureHome(await filledSite())) yield line(figures);
  },
  async *accounts(filledSite) {
    yield* measureAccounts(await filledSite());
  },
  async *backup(filledSite) {
    yield* measureBackup(await filledSite());
  },
  async *exports(filledSite) {
    yield* measureExports(await filledSite());
  },
  async *numbers(filledSite) {
    yield* measureNumbers(await filledSite());
  },
  biodata: measureBiodata,
  digest: () => measureDigest(Number(values.members), values),
  horoscope: measureHoroscope,
  review: measureReview,
  abuse: () => measureAbuse(),
  journey: measureJourney,
  async *lookalikes(filledSite) {
    yield* measureLookalikes(await filledSite());
  },
  async *photos(filledSite) {
    yield* measurePhotos(await filledSite());
  },
  restarts: measureRestarts,
  search: () =>
    measureSearch({
      engine: values.engine,
      http: values.http,
      people: values.people === undefined ? null : Number(values.people),
    }),
  web: () =>
    measureWeb({
      pages: pages.length > 0 ? pages : WEB_PAGES,
      runs: Number(values.runs),
      languages: values.languages.split(',').filter(isLanguage),
    }),
};
const PROFILES = 100_000;

const USAGE = `npm run bench -- [part …] [page …] [option …]
  part               of ${Object.keys(PARTS).join(', ')}; all if none is named
  page               of web: ${WEB_PAGES.join(', ')}
  --runs=3           of web: how often each page is loaded
  --languages=en,ta  of web: in which it is loaded
  --limits           of list: its limits
  --engine, --http   of search: these parts
  --people=1000000   of search: of so many people who can be found
  --members=5000     of digest: for so many members
  --sending          of digest: how quickly mails are sent`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '3' },
        languages: { type: 'string', default: LANGUAGES.join() },
        limits: { type: 'boolean', default: false },
        engine: { type: 'boolean', default: false },
        http: { type: 'boolean', default: false },
        people: { type: 'string' },
        members: { type: 'string', default: '100000' },
        sending: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const pages = positionals.filter((argument) => argument.startsWith('/'));
const wanted = positionals.filter((argument) => !argument.startsWith('/'));
const choices = [...Object.keys(PARTS), ...WEB_PAGES];
const unknown = positionals.filter((argument) => !choices.includes(argument));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: choose of ${choices.join(', ')}`);
  process.exit(1);
}

let site: Promise<Site> | undefined;
function filledSite(): Promise<Site> {
  if (!site) console.log(`${PROFILES.toLocaleString('en')} profiles`);
  site ??= startSite(PROFILES);
  return site;
}

console.log(`on ${machine()}, load included`);
try {
  for (const [part, measurePart] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue;
    for await (const measured of measurePart(filledSite)) console.log(measured);
  }
} finally {
  await (await site)?.stop();
}
