import { domainsOf } from '@mala/contract/access/role-places.ts';
import { isDomain } from '@mala/contract/communities/domain.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ImportList } from '../../features/imports/import-list.tsx';
import { SendForm } from '../../features/imports/send-form.tsx';
import { TemplateForm } from '../../features/imports/template-form.tsx';
import { importsText } from '../../i18n/en/imports.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageTitle } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Tables of profiles: the template, sending one, and those of the last day. */
export default function AdminImports() {
  const text = importsText;
  const { me } = useMember();
  const navigate = useNavigate();
  const domains = domainsOf(me, 'entries.write');
  const [chosen, setChosen] = useState<string>(domains[0] ?? '');
  if (!isDomain(chosen)) return null;
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      {domains.length > 1 && (
        <SelectField
          id="domain"
          name="domain"
          label={text.template.domain}
          value={chosen}
          onChange={setChosen}
          choices={domains.map((value) => ({ value, label: shellText.siteName[value] }))}
        />
      )}
      <Stack gap="sm">
        <h2>{text.template.title}</h2>
        <TemplateForm domain={chosen} />
      </Stack>
      <Stack gap="sm">
        <h2>{text.send.title}</h2>
        <SendForm domain={chosen} onSent={({ id }) => void navigate(officePaths.import(id))} />
      </Stack>
      <Stack gap="sm">
        <h2>{text.recent}</h2>
        <ImportList />
      </Stack>
    </Stack>
  );
}
