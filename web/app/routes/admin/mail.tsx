import { FailedMails } from '../../features/mail/failed-mails.tsx';
import { mailText } from '../../i18n/en/mail.ts';
import { useText } from '../../i18n/language.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The mails that could not be sent, to retry or remove. */
export default function AdminMail() {
  const text = useText(mailText);
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <FailedMails />
    </Stack>
  );
}
