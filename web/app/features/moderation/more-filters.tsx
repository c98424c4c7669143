import {
  AWAY_FILTERS,
  LIST_SORTS,
  SEEN_FILTERS,
  SUBSCRIPTION_FILTERS,
  WAITING_FILTERS,
} from '@mala/contract/moderation/profiles.ts';
import type { useForm } from '../../components/form/use-form.ts';
import grid from '../../components/query/filter-form.module.css';
import { adminText } from '../../i18n/en/admin.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Filters, hasMore } from './filters.ts';
import classes from './more-filters.module.css';

/** The filters that are needed less often, and the order; open while one of them is set. */
export function MoreFilters({
  form,
  filters,
}: {
  form: ReturnType<typeof useForm<Filters>>;
  filters: Filters;
}) {
  const { filters: text } = adminText;
  const isUsed = hasMore(filters) || Boolean(form.field('phone').error);
  return (
    <details className={classes.more} open={isUsed || undefined}>
      <summary className={classes.summary}>{text.more}</summary>
      <div className={grid.fields}>
        <TextField {...form.field('phone')} label={text.phone} inputMode="tel" autoComplete="off" />
        <SelectField
          {...form.field('subscription')}
          label={text.subscription}
          placeholder={text.any}
          choices={SUBSCRIPTION_FILTERS.map((value) => ({
            value,
            label: text.subscriptions[value],
          }))}
        />
        <SelectField
          {...form.field('seen')}
          label={text.seen}
          placeholder={text.any}
          choices={SEEN_FILTERS.map((value) => ({ value, label: text.seenWhen[value] }))}
        />
        <SelectField
          {...form.field('waiting')}
          label={text.waiting}
          placeholder={text.any}
          choices={WAITING_FILTERS.map((days) => ({
            value: String(days),
            label: text.waitingFor(days),
          }))}
        />
        <SelectField
          {...form.field('away')}
          label={text.away}
          placeholder={text.any}
          choices={AWAY_FILTERS.map((value) => ({ value, label: text.awayNow[value] }))}
        />
        <SelectField
          {...form.field('sort')}
          label={text.sort}
          placeholder={text.sorts.newest}
          choices={LIST_SORTS.filter((value) => value !== 'newest').map((value) => ({
            value,
            label: text.sorts[value],
          }))}
        />
      </div>
    </details>
  );
}
