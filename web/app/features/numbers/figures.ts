import type { Figures } from '@mala/contract/numbers.ts';
import { numbersText } from '../../i18n/en/numbers.ts';
import { spanWords } from '../../lib/age-words.ts';
import { wholeNumber } from '../../lib/format.ts';

type FigureName = keyof typeof numbersText.figures;
export type GroupName = Exclude<keyof typeof numbersText.groups, 'reached'>;

/** A figure over time: its value, and how it is said; null says that there is none. */
export interface Figure {
  name: FigureName;
  of: (figures: Figures) => number | null;
  say: (value: number) => string;
  /** what a missing one says */
  missing: string;
}

const { none, uncounted } = numbersText;

const money = (value: number) =>
  `${value < 0 ? '−' : ''}${numbersText.rupees(wholeNumber(Math.abs(value)))}`;

const figure = (
  name: FigureName,
  of: Figure['of'],
  say: Figure['say'] = wholeNumber,
  missing = uncounted,
): Figure => ({ name, of, say, missing });

const wait = (name: 'wait_median' | 'wait_p95') =>
  figure(name, (figures) => figures[name], spanWords, none);

const paid = (name: 'silver' | 'gold' | 'diamond') =>
  figure(name, (figures) => figures.paid[name], money);

/** What is shown together, in this order. */
export const GROUPS: readonly { name: GroupName; figures: readonly Figure[] }[] = [
  {
    name: 'members',
    figures: [
      figure('registered', ({ registered }) => registered),
      figure('completed', ({ completed }) => completed),
      figure('approved', ({ approved }) => approved),
    ],
  },
  {
    name: 'reviews',
    figures: [figure('decided', ({ decided }) => decided), wait('wait_median'), wait('wait_p95')],
  },
  {
    name: 'use',
    figures: [
      figure('active', ({ active }) => active),
      figure('searches', ({ searches }) => searches),
      figure('downloads', ({ downloads }) => downloads),
    ],
  },
  {
    name: 'income',
    figures: [
      paid('silver'),
      paid('gold'),
      paid('diamond'),
      figure('refunded', ({ refunded }) => refunded, money),
      figure(
        'income',
        ({ paid: all, refunded }) => all.silver + all.gold + all.diamond - refunded,
        money,
      ),
    ],
  },
  {
    name: 'marriages',
    figures: [
      figure('married', ({ married }) => married),
      figure('married_elsewhere', (figures) => figures.married_elsewhere),
    ],
  },
];

/** A value in words. */
export function sayFigure({ of, say, missing }: Figure, figures: Figures): string {
  const value = of(figures);
  return value === null ? missing : say(value);
}
