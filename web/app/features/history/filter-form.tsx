import { HISTORY_ACTIONS } from '@mala/contract/history.ts';
import { useEffect } from 'react';
import { RecentDateField } from '../../components/form/recent-date-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { langOf } from '../../components/profile/own-words.tsx';
import { historyText } from '../../i18n/en/history.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Filters, faultsOf, NO_FILTERS, spans } from './filters.ts';
import classes from './history.module.css';

const SPANS = ['today', 'yesterday', 'week'] as const;

/** Whose acts, which, about whom and when; a day that is often asked for is one press. The form follows the URL. */
export function FilterForm({
  filters,
  actors,
  onSearch,
}: {
  filters: Filters;
  actors: readonly { id: string; name: string | null }[];
  onSearch: (filters: Filters) => void;
}) {
  const { filters: text, actions, noName } = historyText;
  const form = useForm<Filters>({
    initial: filters,
    validate: faultsOf,
    send: async (values) => onSearch(values),
  });
  const fill = (values: Filters) => {
    for (const [name, value] of Object.entries(values)) form.set(name as keyof Filters, value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new URL fills the form
  useEffect(() => fill(filters), [filters]);
  const labels = {
    actor: text.actor,
    member: text.member,
    action: text.action,
    from: text.from,
    to: text.to,
  };
  return (
    <section aria-label={text.title} className={`panel ${classes.filters}`}>
      <Form form={form} labels={{ ...labels, profile: text.member }}>
        <div className={classes.fields}>
          <SelectField
            {...form.field('actor')}
            label={text.actor}
            placeholder={text.anybody}
            choices={actors.map(({ id, name }) => ({
              value: id,
              label: name ?? noName,
              lang: name === null ? undefined : langOf(name),
            }))}
          />
          <SelectField
            {...form.field('action')}
            label={text.action}
            placeholder={text.anything}
            choices={HISTORY_ACTIONS.map((value) => ({ value, label: actions[value] }))}
          />
          <TextField {...form.field('member')} label={text.member} autoComplete="off" />
          <div className={classes.date}>
            <RecentDateField {...form.field('from')} label={text.from} />
          </div>
          <div className={classes.date}>
            <RecentDateField {...form.field('to')} label={text.to} />
          </div>
          <Row className={classes.buttons}>
            {SPANS.map((span) => {
              const [from, to] = spans()[span];
              return (
                <Button
                  key={span}
                  look="quiet"
                  aria-pressed={filters.from === from && filters.to === to}
                  onClick={() => onSearch({ ...form.values, from, to })}
                >
                  {text[span]}
                </Button>
              );
            })}
            <SubmitButton submitting={form.submitting}>{text.search}</SubmitButton>
            <Button look="outline" onClick={() => onSearch({ ...NO_FILTERS })}>
              {text.reset}
            </Button>
          </Row>
        </div>
      </Form>
    </section>
  );
}
