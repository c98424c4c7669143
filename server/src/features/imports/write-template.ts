import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { ExportFormat } from '@mala/contract/exports.ts';
import { IMPORT_LIMITS } from '@mala/contract/imports/office.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import { labelIn } from '@mala/contract/profiles/labels/label-in.ts';
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { nameIn } from './choices.ts';
import { letterOf } from './presenter.ts';
import { siteFields } from './read-headings.ts';
import { TEMPLATE_WORDS } from './template-words.ts';

interface TemplateColumn {
  heading: string;
  /** in the row that shows how to fill in the others */
  example: string;
  /** the words to choose from */
  words: readonly string[];
}

/** Last row that has lists to choose from: the headings, the example, and as many profiles as may come. */
const LAST_ROW = IMPORT_LIMITS.rows + 2;

/** A table to be filled in: headings, a row that shows how, and in XLSX the lists to choose from. */
export async function writeTemplate(
  domain: Domain,
  language: Language,
  format: ExportFormat,
): Promise<Uint8Array> {
  const columns = templateColumns(domain, language);
  const rows = [columns.map(({ heading }) => heading), columns.map(({ example }) => example)];
  if (format === 'csv')
    // Excel takes a file without the mark for one of an old code page
    return new TextEncoder().encode(writeCsv(rows, { bom: true }));
  const { profiles, lists } = TEMPLATE_WORDS[language];
  const chosen = columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ words }) => words.length > 0);
  const longest = Math.max(...chosen.map(({ words }) => words.length));
  return writeXlsx({
    sheets: [
      {
        name: profiles,
        // as text: a spreadsheet would make other numbers and dates of what is typed
        columns: columns.map(({ heading }) => ({ header: heading, width: 20, numFmt: '@' })),
        rows,
        freezePane: { rows: 1, columns: 1 },
        dataValidations: chosen.map(({ at, words }, place) => ({
          type: 'list' as const,
          formula1: `'${lists}'!$${letterOf(place)}$2:$${letterOf(place)}$${words.length + 1}`,
          range: `${letterOf(at)}2:${letterOf(at)}${LAST_ROW}`,
          allowBlank: true,
          // other words are understood too
          showErrorMessage: false,
        })),
      },
      {
        name: lists,
        rows: [
          chosen.map(({ heading }) => heading),
          ...Array.from({ length: longest }, (_, row) =>
            chosen.map(({ words }) => words[row] ?? null),
          ),
        ],
      },
    ],
  });
}

function templateColumns(domain: Domain, language: Language): TemplateColumn[] {
  const words = TEMPLATE_WORDS[language];
  return siteFields(domain).flatMap(({ section, field }) => {
    const heading = labelIn(language, { domain }, section, field.name) ?? field.label;
    const column = {
      heading,
      example: exampleOf(domain, language, field),
      words: wordsOf(domain, language, field),
    };
    if (field.kind !== 'mobiles') return [column];
    return [column, { heading: words.alternate, example: '', words: [] }];
  });
}

function wordsOf(domain: Domain, language: Language, { kind, list }: ProfileField): string[] {
  const { yes, no } = TEMPLATE_WORDS[language];
  if (kind === 'yes-no') return [yes, no];
  if (kind === 'padham') return ['1', '2', '3', '4'];
  if (kind !== 'choice' || !list) return [];
  return [...new Set(listOf(communities[domain], list).map((option) => nameIn(option, language)))];
}

/** Of an option the first word of its list that fits the others; of a text nothing, but for those that say how. */
function exampleOf(domain: Domain, language: Language, field: ProfileField): string {
  const { example, name, address, about, yes } = TEMPLATE_WORDS[language];
  const plain: Readonly<Record<string, string>> = {
    name: `${example}: ${name}`,
    date_of_birth: '14/05/1998',
    mobiles: '9876543210',
    pincode: domain === 'tamilmala' ? '625001' : '411001',
    height: '5\u2032 4\u2033',
    weight: '55',
    birth_time: '05:30 AM',
    padham: '2',
    sisters: '1',
    sisters_married: '1',
    brothers: '0',
    address,
    about,
  };
  if (field.kind === 'yes-no') return yes;
  const chosen = EXAMPLES[field.name];
  const option =
    field.list &&
    chosen &&
    listOf(communities[domain], field.list).find(({ value }) => value === chosen);
  return option ? nameIn(option, language) : (plain[field.name] ?? '');
}

const EXAMPLES: Readonly<Record<string, string>> = {
  gender: 'female',
  country: 'india',
  marital_status: 'never-married',
  physical_status: 'normal',
  education: 'masters',
  profession: 'teacher',
  annual_income: '4-7-lakh',
  food_habits: 'only-veg',
  raasi: 'mesha',
  birth_star: 'ashwini',
  filled_in_by: 'mother',
};
