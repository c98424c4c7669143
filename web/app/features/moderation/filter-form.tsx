import { STATUSES } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { useEffect } from 'react';
import { BirthDateField } from '../../components/form/date-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import classes from '../../components/query/filter-form.module.css';
import { adminText } from '../../i18n/en/admin.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { byFilter, type Filters, faultsOf, noFilters } from './filters.ts';
import { MoreFilters } from './more-filters.tsx';

/** The filters. The form follows the URL: Back restores the previous ones. */
export function FilterForm({
  domains,
  filters,
  refusal,
  onSearch,
}: {
  /** of which the viewer sees profiles */
  domains: readonly Domain[];
  filters: Filters;
  /** the server's faults of the filters, if any */
  refusal: Error | null;
  onSearch: (filters: Filters) => void;
}) {
  const { filters: text, statuses } = adminText;
  const { siteName } = shellText;
  const form = useForm<Filters>({
    initial: filters,
    validate: faultsOf,
    send: async (values) => onSearch(values),
  });
  const fill = (values: Filters) => {
    // one at a time, which also clears their faults
    for (const [name, value] of Object.entries(values)) form.set(name as keyof Filters, value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new URL fills the form
  useEffect(() => fill(filters), [filters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rejection is shown once
  useEffect(() => {
    const faults = refusal instanceof ApiError ? byFilter(refusal.fields) : {};
    if (Object.keys(faults).length > 0) form.refuse(faults);
  }, [refusal]);
  return (
    <section aria-label={text.title} className={`panel ${classes.root}`}>
      <Form
        form={form}
        labels={{
          mid: text.mid,
          date_of_birth: text.dateOfBirth,
          domain: text.domain,
          name: text.name,
          city: text.city,
          status: text.status,
          phone: text.phone,
          subscription: text.subscription,
          seen: text.seen,
          waiting: text.waiting,
          sort: text.sort,
        }}
      >
        <div className={classes.fields}>
          <TextField {...form.field('mid')} label={text.mid} autoComplete="off" />
          <div className={classes.date}>
            <BirthDateField {...form.field('date_of_birth')} label={text.dateOfBirth} />
          </div>
          <SelectField
            {...form.field('domain')}
            label={text.domain}
            choices={domains.map((value) => ({ value, label: siteName[value] }))}
          />
          <TextField {...form.field('name')} label={text.name} autoComplete="off" />
          <TextField {...form.field('city')} label={text.city} autoComplete="off" />
          <SelectField
            {...form.field('status')}
            label={text.status}
            placeholder={text.anyStatus}
            choices={STATUSES.map((status) => ({
              value: String(status),
              label: statuses[status],
            }))}
          />
          <MoreFilters form={form} filters={filters} />
          <Row className={classes.buttons}>
            <SubmitButton submitting={form.submitting}>{text.search}</SubmitButton>
            <Button
              look="outline"
              onClick={() => {
                fill(noFilters(domains));
                onSearch(noFilters(domains));
              }}
            >
              {text.reset}
            </Button>
          </Row>
        </div>
      </Form>
    </section>
  );
}
