import type { Domain } from '@mala/contract/communities/domain.ts';
import {
  LANGUAGE_NAMES,
  type Language,
  languagesOf,
} from '@mala/contract/communities/languages.ts';
import { EXPORT_FORMATS } from '@mala/contract/exports.ts';
import { useState } from 'react';
import { importsText } from '../../i18n/en/imports.ts';
import { language } from '../../i18n/en/language.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useTemplate } from './queries.ts';

/** Takes out the table to be filled in. */
export function TemplateForm({ domain }: { domain: Domain }) {
  const text = importsText.template;
  const offered = languagesOf(domain);
  const [chosen, setChosen] = useState<string>(language.tag);
  const tag = offered.find((one) => one === chosen) ?? offered[0] ?? 'en';
  const { mutate, isPending } = useTemplate();
  return (
    <Stack gap="sm">
      <p className="measure">{text.lead}</p>
      <p className="measure">{text.dates}</p>
      <SelectField
        id="template-language"
        name="template-language"
        label={text.language}
        value={tag}
        onChange={setChosen}
        choices={offered.map((value: Language) => ({
          value,
          label: LANGUAGE_NAMES[value],
          lang: value,
        }))}
      />
      <Row>
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            look="outline"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate({ domain, language: tag, format });
            }}
          >
            {text.get(format.toUpperCase())}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
