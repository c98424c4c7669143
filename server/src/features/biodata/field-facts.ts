import { communities } from '@mala/contract/communities/communities.ts';
import { type Community, fieldsOf, optionOf } from '@mala/contract/communities/community.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { Text } from '@mala/contract/communities/option.ts';
import { nameInReplies, type ProfileField, type Section } from '@mala/contract/profiles/field.ts';
import { feetAndInches } from '@mala/contract/profiles/height.ts';
import { labelIn } from '@mala/contract/profiles/labels/label-in.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import type { BiodataFact } from '../../media/biodata/biodata.ts';
import { day } from '../mail/index.ts';
import { WORDS } from './words-in.ts';

/** A line about a field. */
export interface FieldFact extends BiodataFact {
  field: ProfileField;
  section: Section;
}

/** Values of options that name nothing which people would compare in two scripts; a subcaste's begins with its caste. */
const NO_NAME = /(^|-)(no-caste-bar|others|dont-want-to-specify)$/;

/** The names of an option: in this language, and of what families compare in two scripts in the other one too. */
function optionText(
  { language: native }: Community,
  { bothScripts }: ProfileField,
  option: Text & { value: string },
  language: Language,
): string {
  const names: Partial<Record<Language, string>> = option;
  const main = names[language];
  if (!main) return option.en;
  const both = bothScripts === 'always' || (bothScripts === 'native' && language !== 'en');
  const beside = names[language === 'en' ? native : 'en'];
  return both && beside && !NO_NAME.test(option.value) ? `${main} / ${beside}` : main;
}

function birthTimeText(stored: string, language: Language): string {
  const [, hours, minute, half] = /^(\d\d):(\d\d) ([AP]M)$/.exec(stored) ?? [];
  if (!minute) return stored;
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return WORDS[language].birthTime({ stored, hour, minute });
}

/** The text of a value that is not empty; `beside` is the value of the field that is shown in the same line. */
function valueText(
  community: Community,
  field: ProfileField,
  { value, beside }: { value: unknown; beside: unknown },
  language: Language,
): string {
  const words = WORDS[language];
  const typed = String(value);
  if (beside === false) return words.late(typed);
  switch (field.kind) {
    case 'count':
      return words.siblings(Number(value), typeof beside === 'number' ? beside : null);
    case 'yes-no':
      return words.yesNo(value === true);
    case 'height':
      return words.height(feetAndInches(typed));
    case 'date':
      return day(language, typed);
    case 'time':
      return birthTimeText(typed, language);
    case 'mobiles':
      return Array.isArray(value) ? value.filter(Boolean).join(', ') : typed;
    case 'choice': {
      const option = field.list && optionOf(community, field.list, value);
      return option ? optionText(community, field, option, language) : typed;
    }
    default:
      return field.unit === 'kg' ? words.kilograms(Number(value)) : typed;
  }
}

/** The lines of a section of a view, in the order of its form; empty and missing values, and those not known, are left out. */
export function fieldFacts(view: ProfileView, section: Section, language: Language): FieldFact[] {
  const community = communities[view.domain];
  const fields = fieldsOf(community, section);
  const part: Readonly<Record<string, unknown>> = section === 'basic' ? view : view[section];
  const valueIn = (field: ProfileField | undefined) => field && part[nameInReplies(field)];
  return fields
    .filter(({ shownWith }) => shownWith === undefined)
    .map((field): FieldFact => {
      const value = valueIn(field) ?? '';
      const beside = valueIn(fields.find(({ shownWith }) => shownWith === field.name));
      return {
        field,
        section,
        label: labelIn(language, community, section, field.name) ?? field.label,
        value: value === '' ? '' : valueText(community, field, { value, beside }, language).trim(),
        ...(field.kind === 'long-text' && { long: true }),
      };
    })
    .filter(({ value }) => value !== '');
}
