import { FailedMails } from '../../features/mail/failed-mails.tsx';
import { mailText } from '../../i18n/en/mail.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The mails that could not be sent, to retry or remove. */
export default function AdminMail() {
  const text = mailText;
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <FailedMails />
    </Stack>
  );
}
