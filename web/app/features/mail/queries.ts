import { chooseMail, type OptionalMail, readMailChoices } from '@mala/contract/mail.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { reportError } from '../../components/form/report-error.ts';
import { accountText } from '../../i18n/en/account.ts';
import { call } from '../../lib/api.ts';

type Choices = z.output<typeof readMailChoices.reply>;
interface Choice {
  kind: OptionalMail;
  wanted: boolean;
}

const KEY = ['mail-choices'];

/** Which of the optional mails the member gets. */
export function useMailChoices() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readMailChoices, { signal }),
    staleTime: 0,
  });
}

/** Saves one setting; the switch moves at once, and back if saving fails. */
export function useChooseMail() {
  const { saveFailed } = accountText.mails;
  const client = useQueryClient();
  const show = ({ kind, wanted }: Choice) =>
    client.setQueryData<Choices>(
      KEY,
      (old) => old && { choices: { ...old.choices, [kind]: wanted } },
    );
  return useMutation({
    // one after the other, in the order of the presses
    scope: { id: 'mail-choices' },
    mutationFn: (body: Choice) => call(chooseMail, { body }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey: KEY });
      show(choice);
    },
    onError: (error, { kind, wanted }) => {
      show({ kind, wanted: !wanted });
      reportError(error, saveFailed);
    },
  });
}
