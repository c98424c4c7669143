import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { listReasons } from '@mala/contract/settings/endpoints.ts';
import { type ReasonPlace, reasonText } from '@mala/contract/settings/reasons.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reasonLabel } from '../../lib/ready-reason.ts';
import type { FieldBinding } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

/**
 * Chooses one of the community's ready reasons, in the language of the member who reads it. Without them, as before they are
 * loaded, the office writes its own.
 */
export function ReadyReasonField({
  place,
  domain,
  language,
  onReason,
  ...field
}: FieldBinding & {
  place: ReasonPlace;
  domain: Domain;
  language: Language;
  label: string;
  placeholder: string;
  onReason: (text: string) => void;
}) {
  const { data } = useQuery({
    queryKey: ['ready-reasons', domain, place],
    queryFn: ({ signal }) => call(listReasons, { params: { domain, place }, signal }),
  });
  const reasons = data?.reasons ?? [];
  return (
    <SelectField
      {...field}
      choices={reasons.map((reason) => ({ value: reason.name, label: reasonLabel(place, reason) }))}
      onChange={(chosen) => {
        field.onChange(chosen);
        const reason = reasons.find(({ name }) => name === chosen);
        if (reason) onReason(reasonText(reason, language));
      }}
    />
  );
}
