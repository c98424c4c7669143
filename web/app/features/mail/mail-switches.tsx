import { OPTIONAL_MAILS } from '@mala/contract/mail.ts';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { accountText } from '../../i18n/en/account.ts';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useChooseMail, useMailChoices } from './queries.ts';

/** A switch for each optional mail; each is saved at once. */
export function MailSwitches() {
  const text = accountText.mails;
  const { data, isPending, isError, error, refetch } = useMailChoices();
  const { mutate, isSuccess } = useChooseMail();
  if (isPending) return <PageLoading />;
  if (isError && !data) return <LoadFailed title={text.failed} query={{ error, refetch }} />;
  return (
    <section aria-labelledby="mail-choices">
      <Stack gap="sm">
        <h2 id="mail-choices">{text.choices}</h2>
        {OPTIONAL_MAILS.map((kind) => (
          <SwitchField
            key={kind}
            id={`mail-${kind}`}
            name={kind}
            label={text.of[kind].name}
            hint={text.of[kind].hint}
            value={data.choices[kind] ?? false}
            onChange={(wanted) => mutate({ kind, wanted })}
          />
        ))}
        <p role="status">{isSuccess && text.saved}</p>
        <p>{text.always}</p>
      </Stack>
    </section>
  );
}
