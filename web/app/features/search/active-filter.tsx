import { ACTIVE_WITHIN } from '@mala/contract/search.ts';
import { searchText } from '../../i18n/en/search.ts';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { ActiveDays } from './filters.ts';
import { labelWithCount } from './label-with-count.ts';

/** Within how many days somebody was there. */
export function ActiveFilter({
  days,
  counts,
  onChange,
}: {
  days: ActiveDays | null;
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (days: ActiveDays | null) => void;
}) {
  const text = searchPanelText.active;
  const choices = ACTIVE_WITHIN.map((one) => ({
    value: String(one),
    label: labelWithCount(searchText.activeWithin[one], counts && (counts[one] ?? 0)),
  }));
  return (
    <SelectField
      id="filter-active_within"
      name="active_within"
      label={text.label}
      placeholder={text.any}
      choices={choices}
      value={days === null ? '' : String(days)}
      onChange={(value) => onChange(ACTIVE_WITHIN.find((one) => String(one) === value) ?? null)}
    />
  );
}
