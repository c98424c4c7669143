import { languagesOf } from '@mala/contract/communities/languages.ts';
import type { Setting } from '@mala/contract/settings/endpoints.ts';
import {
  FIRST_REASONS,
  MOST_REASONS,
  REASON_PLACES,
  type ReadyReason,
  type ReasonPlace,
} from '@mala/contract/settings/reasons.ts';
import { settingsText } from '../../i18n/en/settings.ts';
import { reasonLabel } from '../../lib/ready-reason.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { FormEnd } from './form-end.tsx';
import type { Place } from './queries.ts';
import { ReasonFields } from './reason-fields.tsx';
import classes from './settings.module.css';
import { useSettingForm } from './use-setting-form.ts';

export type Reasons = Record<ReasonPlace, readonly ReadyReason[]>;

/** A name that no other reason has. */
function freshName(reasons: readonly ReadyReason[]): string {
  const names = new Set(reasons.map(({ name }) => name));
  let number = 1;
  while (names.has(`own-${number}`)) number += 1;
  return `own-${number}`;
}

const isFirst = (place: ReasonPlace, name: string) =>
  (FIRST_REASONS[place] as readonly string[]).includes(name);

/** What a reason is called; one of one's own that has no name yet, by its number. */
const nameOf = (place: ReasonPlace, reason: ReadyReason, at: number) =>
  reason.label || isFirst(place, reason.name)
    ? reasonLabel(place, reason)
    : settingsText.reason.label(at + 1);

/** The ready reasons of each place: their names for the office, their texts, their order. */
export function ReasonsForm({
  place,
  setting,
  start,
  onDone,
}: {
  place: Place;
  setting: Setting;
  start: unknown;
  onDone: () => void;
}) {
  const text = settingsText;
  const { domain } = place;
  const languages = languagesOf(domain);
  const { review, payment, change } = start as Reasons;
  const { form, met } = useSettingForm<Reasons & { why: string }>(place, setting, {
    initial: { review, payment, change, why: '' },
    toValue: ({ why: _, ...reasons }) => reasons,
    onDone,
  });
  const edit = (where: ReasonPlace, at: number, changed: ReadyReason | null) => {
    const list = form.values[where];
    form.set(where, changed ? list.with(at, changed) : list.filter((_, number) => number !== at));
  };
  const moveUp = (where: ReasonPlace, at: number) => {
    const list = [...form.values[where]];
    const [moved] = list.splice(at, 1);
    if (moved) list.splice(at - 1, 0, moved);
    form.set(where, list);
  };
  const add = (where: ReasonPlace) => {
    const list = form.values[where];
    const texts = Object.fromEntries(languages.map((language) => [language, '']));
    form.set(where, [...list, { name: freshName(list), label: '', texts }]);
  };
  const errors = Object.fromEntries(
    Object.entries(form.errors).map(([name, fault]) => [
      name,
      (REASON_PLACES as readonly string[]).includes(name) ? text.reason.needsName : fault,
    ]),
  );
  return (
    <Form form={{ ...form, errors }} labels={labelsOf(form.values, languages)}>
      {REASON_PLACES.map((where) => (
        <Stack key={where} gap="sm">
          <h3 id={`${form.id}-${where}`} tabIndex={-1}>
            {text.places[where]}
          </h3>
          <ol className={classes.reasons}>
            {form.values[where].map((reason, at) => (
              <li key={reason.name} className={classes.reason}>
                <ReasonFields
                  form={{ ...form, errors }}
                  at={`${where}.${at}`}
                  number={at + 1}
                  reason={reason}
                  languages={languages}
                  isOwn={!isFirst(where, reason.name)}
                  onChange={(changed) => edit(where, at, changed)}
                />
                <Row gap="xs">
                  {at > 0 && (
                    <Button
                      look="quiet"
                      aria-label={text.reason.upOf(nameOf(where, reason, at))}
                      onClick={() => moveUp(where, at)}
                    >
                      {text.reason.up}
                    </Button>
                  )}
                  <Button
                    look="quiet"
                    aria-label={text.reason.removeOf(nameOf(where, reason, at))}
                    onClick={() => edit(where, at, null)}
                  >
                    {text.reason.remove}
                  </Button>
                </Row>
              </li>
            ))}
          </ol>
          {form.values[where].length < MOST_REASONS && (
            <Row>
              <Button
                look="outline"
                aria-label={text.reason.addTo(text.places[where])}
                onClick={() => add(where)}
              >
                {text.reason.add}
              </Button>
            </Row>
          )}
        </Stack>
      ))}
      <FormEnd form={form} met={met} now={null} onCancel={onDone}>
        {null}
      </FormEnd>
    </Form>
  );
}

/** The names of all fields, for the summary of faults. */
function labelsOf(values: Reasons, languages: ReturnType<typeof languagesOf>) {
  const text = settingsText;
  const fields = REASON_PLACES.flatMap((where) => [
    [where, text.places[where]],
    ...values[where].flatMap((_, at) => [
      [`${where}.${at}.label`, text.reason.label(at + 1)],
      ...languages.map((language) => [
        `${where}.${at}.texts.${language}`,
        text.reason.text(at + 1, text.languages[language]),
      ]),
    ]),
  ]);
  return Object.fromEntries(fields) as Record<string, string>;
}
