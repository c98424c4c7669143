import type { Domain } from '@mala/contract/communities/domain.ts';
import { useEffect } from 'react';
import { RecentDateField } from '../../components/form/recent-date-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { numbersText } from '../../i18n/en/numbers.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import classes from './numbers.module.css';
import { faultsOf, type Period, SPANS, spanOf } from './period.ts';

/** Whose figures, and of which days: usual periods are one press. The form follows the URL. */
export function PeriodForm({
  period,
  domains,
  onShow,
}: {
  period: Period;
  /** of which the viewer knows the figures */
  domains: readonly Domain[];
  onShow: (period: Period) => void;
}) {
  const { form: text } = numbersText;
  const form = useForm<Period>({
    initial: period,
    validate: faultsOf,
    send: async (values) => onShow(values),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new URL fills the form
  useEffect(() => {
    for (const [name, value] of Object.entries(period)) form.set(name as keyof Period, value);
  }, [period.from, period.to, period.domain]);
  return (
    <section aria-label={text.title} className={`panel ${classes.form}`}>
      <Form form={form} labels={{ domain: text.domain, from: text.from, to: text.to }}>
        <Row gap="xs">
          {SPANS.map((span) => {
            const days = spanOf(span);
            return (
              <Button
                key={span}
                look="quiet"
                className={classes.span}
                aria-pressed={period.from === days.from && period.to === days.to}
                onClick={() => onShow({ ...form.values, ...days })}
              >
                {text.spans[span]}
              </Button>
            );
          })}
        </Row>
        <div className={classes.fields}>
          {domains.length > 1 && (
            <SelectField
              {...form.field('domain')}
              label={text.domain}
              placeholder={text.both}
              choices={domains.map((value) => ({ value, label: shellText.siteName[value] }))}
            />
          )}
          <RecentDateField {...form.field('from')} label={text.from} />
          <RecentDateField {...form.field('to')} label={text.to} />
        </div>
        <Row>
          <SubmitButton submitting={form.submitting}>{text.show}</SubmitButton>
        </Row>
      </Form>
    </section>
  );
}
