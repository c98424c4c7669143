import { chooseMail, type OptionalMail, readMailChoices } from '@mala/contract/mail.ts';
import { useQuery } from '@tanstack/react-query';
import { useChoices } from '../../components/form/use-choices.ts';
import { accountText } from '../../i18n/en/account.ts';
import { call } from '../../lib/api.ts';

const KEY = ['mail-choices'] as const;

/** Which of the optional mails the member gets. */
export function useMailChoices() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readMailChoices, { signal }),
    staleTime: 0,
  });
}

/** Saves one setting. */
export function useChooseMail() {
  const { saveFailed } = accountText.mails;
  return useChoices<OptionalMail>(KEY, (body) => call(chooseMail, { body }), saveFailed);
}
