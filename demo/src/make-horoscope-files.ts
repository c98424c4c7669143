import { communities } from '@mala/contract/communities/communities.ts';
import { optionOf } from '@mala/contract/communities/community.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { HoroscopeFiles } from '@mala/server/db/schema/profiles.ts';
import { fileKey } from '@mala/server/features/horoscope-files/index.ts';
import type { Insertable } from 'kysely';
import { drawChart } from './horoscope-chart.ts';
import { makePdf } from './horoscope-pdf.ts';
import { idOf } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';
import type { MadeUpFile } from './write-files.ts';

/** Charts to draw for each site; people share them. */
const CHARTS = 4;

function pdfOf({ domain, sections }: MadeUpPerson): Buffer {
  const { birth_place, birth_star, raasi, padham } = sections.horoscope ?? {};
  const label = (list: 'birth_star' | 'raasi', value: unknown) =>
    optionOf(communities[domain], list, value)?.en ?? '';
  return makePdf([
    'Horoscope - made up for a demonstration',
    '',
    `Born at: ${birth_place ?? ''}`,
    `Star: ${label('birth_star', birth_star)}${padham ? `, padham ${padham}` : ''}`,
    `Raasi: ${label('raasi', raasi)}`,
  ]);
}

/** Horoscope files for a quarter of those who reached that step: a drawn chart or a PDF. */
export async function makeHoroscopeFiles(people: readonly MadeUpPerson[]) {
  const charts = await Promise.all(
    DOMAINS.map(async (domain) => {
      const numbers = Array.from({ length: CHARTS }, (_, number) => drawChart(number, domain));
      return [domain, await Promise.all(numbers)] as const;
    }),
  );
  const chartsOf = new Map(charts);
  const rows: Insertable<HoroscopeFiles>[] = [];
  const files: MadeUpFile[] = [];
  for (const person of people) {
    // a chart is not drawn without the star
    if (
      !person.sections.horoscope?.birth_star ||
      !(person.guide?.pays || person.random.chance(0.25))
    )
      continue;
    const isChart = person.random.chance(0.6);
    const contents = isChart
      ? person.random.pick(chartsOf.get(person.domain) ?? [])
      : pdfOf(person);
    const id = idOf(`attachment ${person.id}`);
    const kind = isChart ? 'png' : 'pdf';
    rows.push({
      id,
      profile_id: person.id,
      name: `horoscope.${kind}`,
      kind,
      // a PDF is drawn by the job, as those from before are
      state: isChart ? 'rewritten' : 'stored',
      bytes: contents.length,
      created_at: person.created_at,
    });
    files.push({ key: fileKey(id), contents });
  }
  return { rows, files };
}
