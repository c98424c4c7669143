import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportError } from './report-error.ts';

interface Choice<Kind> {
  kind: Kind;
  wanted: boolean;
}

/**
 * Saves one of the `choices` of a query; its switch moves at once, and back if saving fails, with `failed` as the title of a
 * toast.
 */
export function useChoices<Kind extends string>(
  queryKey: readonly [string],
  save: (choice: Choice<Kind>) => Promise<unknown>,
  failed: string,
) {
  const client = useQueryClient();
  const show = ({ kind, wanted }: Choice<Kind>) =>
    client.setQueryData<{ choices: object }>(
      queryKey,
      (old) => old && { ...old, choices: { ...old.choices, [kind]: wanted } },
    );
  return useMutation({
    // one after the other, in the order of the presses
    scope: { id: queryKey[0] },
    mutationFn: save,
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey });
      show(choice);
    },
    onError: (error, { kind, wanted }) => {
      show({ kind, wanted: !wanted });
      reportError(error, failed);
    },
  });
}
