import type { Domain } from '@mala/contract/communities/domain.ts';
import { PAYMENT_STATES } from '@mala/contract/payments/ledger.ts';
import { PACKAGE_CODES, PAYMENT_WAYS } from '@mala/contract/subscriptions.ts';
import { useEffect } from 'react';
import { RecentDateField } from '../../components/form/recent-date-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import classes from '../../components/query/filter-form.module.css';
import { paymentsText } from '../../i18n/en/payments.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Filters, faultsOf, NO_FILTERS } from './filters.ts';

/** The filters of the ledger. The form follows the URL: Back restores the previous ones. */
export function FilterForm({
  domains,
  filters,
  onSearch,
}: {
  /** of which the viewer sees payments */
  domains: readonly Domain[];
  filters: Filters;
  onSearch: (filters: Filters) => void;
}) {
  const { filters: text, ways } = paymentsText;
  const { states: _, ...labels } = text;
  const form = useForm<Filters>({
    initial: filters,
    validate: faultsOf,
    // a link to one payment ends with the next search
    send: async (values) => onSearch({ ...values, payment: '' }),
  });
  const fill = (values: Filters) => {
    for (const [name, value] of Object.entries(values)) form.set(name as keyof Filters, value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new URL fills the form
  useEffect(() => fill(filters), [filters]);
  return (
    <section aria-label={text.title} className={`panel ${classes.root}`}>
      <Form form={form} labels={labels}>
        <div className={classes.fields}>
          <div className={classes.date}>
            <RecentDateField {...form.field('from')} label={text.from} />
          </div>
          <div className={classes.date}>
            <RecentDateField {...form.field('to')} label={text.to} />
          </div>
          {domains.length > 1 && (
            <SelectField
              {...form.field('domain')}
              label={text.domain}
              placeholder={text.both}
              choices={domains.map((value) => ({ value, label: shellText.siteName[value] }))}
            />
          )}
          <SelectField
            {...form.field('way')}
            label={text.way}
            placeholder={text.any}
            choices={PAYMENT_WAYS.map((value) => ({ value, label: ways[value] }))}
          />
          <SelectField
            {...form.field('package')}
            label={text.package}
            placeholder={text.any}
            choices={PACKAGE_CODES.map((value) => ({
              value,
              label: subscriptionText.packages[value],
            }))}
          />
          <SelectField
            {...form.field('state')}
            label={text.state}
            placeholder={text.any}
            choices={PAYMENT_STATES.map((value) => ({ value, label: text.states[value] }))}
          />
          <TextField {...form.field('reference')} label={text.reference} autoComplete="off" />
          <TextField {...form.field('who')} label={text.who} autoComplete="off" />
          <Row className={classes.buttons}>
            <SubmitButton submitting={form.submitting}>{text.search}</SubmitButton>
            <Button
              look="outline"
              onClick={() => {
                fill(NO_FILTERS);
                onSearch(NO_FILTERS);
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
