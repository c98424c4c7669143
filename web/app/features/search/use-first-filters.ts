import type {
  choosePreferredStates,
  chooseSearchByWishes,
} from '@mala/contract/auth/preferred-states.ts';
import { useMutation } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { call } from '../../lib/api.ts';
import { reloadMe } from '../../lib/session/session.ts';
import type { ChosenFilters } from './filters.ts';

/** A choice of with what each search begins, which the account keeps; for a CheckField. */
export function useFirstFilters({
  endpoint,
  isKept,
  filters,
  follow,
}: {
  endpoint: typeof choosePreferredStates | typeof chooseSearchByWishes;
  /** as the account has it */
  isKept: boolean;
  filters: ChosenFilters;
  /** has this search do the same; `before`: what was chosen when the box was ticked, as other filters may be the first ones by now */
  follow: (preselected: boolean, before: ChosenFilters) => void;
}) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ preselected }: { preselected: boolean; before: ChosenFilters }) => {
      await call(endpoint, { body: { preselected } });
      await reloadMe();
    },
    onSuccess: (_, { preselected, before }) => follow(preselected, before),
    onError: (error) => reportError(error),
  });
  return {
    value: isPending ? variables.preselected : isKept,
    onChange: (preselected: boolean) => !isPending && mutate({ preselected, before: filters }),
  };
}
