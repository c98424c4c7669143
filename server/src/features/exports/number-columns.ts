import type { Language } from '@mala/contract/communities/languages.ts';
import { type NumbersRow, REACHED } from '@mala/contract/numbers.ts';
import { PACKAGE_CODES } from '@mala/contract/subscriptions.ts';
import { packageWords } from '../subscriptions/index.ts';
import type { Column } from './columns.ts';
import { HEADINGS } from './headings.ts';

/** Seconds as hours, with one digit behind the point. */
const hours = (seconds: number | null) => seconds && Math.round(seconds / 360) / 10;

/** The figures of a day; an empty cell was not counted yet. */
export function numberColumns(language: Language): Column<NumbersRow>[] {
  const text = HEADINGS[language];
  const { names } = packageWords(language);
  const steps = { ...text, approved: text.allowed };
  return [
    { heading: text.day, cell: ({ from }) => from },
    { heading: text.registrations, cell: ({ registered }) => registered },
    { heading: text.completed, cell: ({ completed }) => completed },
    { heading: text.approvals, cell: ({ approved }) => approved },
    { heading: text.decided, cell: ({ decided }) => decided },
    { heading: text.waitMedian, cell: ({ wait_median }) => hours(wait_median) },
    { heading: text.waitP95, cell: ({ wait_p95 }) => hours(wait_p95) },
    { heading: text.active, cell: ({ active }) => active },
    { heading: text.searches, cell: ({ searches }) => searches },
    { heading: text.downloads, cell: ({ downloads }) => downloads },
    ...PACKAGE_CODES.map(
      (code): Column<NumbersRow> => ({
        heading: text.paidFor.replace('{package}', names[code]),
        cell: ({ paid }) => paid[code],
      }),
    ),
    { heading: text.refundedAmount, cell: ({ refunded }) => refunded },
    { heading: text.married, cell: ({ married }) => married },
    { heading: text.marriedElsewhere, cell: ({ married_elsewhere }) => married_elsewhere },
    ...REACHED.map(
      (step): Column<NumbersRow> => ({
        heading: text.reached.replace('{step}', steps[step]),
        cell: ({ reached }) => reached[step],
      }),
    ),
  ];
}
