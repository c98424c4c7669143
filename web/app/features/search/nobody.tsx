import { communities } from '@mala/contract/communities/communities.ts';
import { EmptyState } from '../../components/query/list-states.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { activeCount, type ChosenFilters, cleared, filtersOf, without } from './filters.ts';
import { useCounts } from './queries.ts';

/** Where nobody fits: which filter to let go, with how many that would find, and none of them at all. */
export function Nobody({
  filters,
  onChange,
}: {
  filters: ChosenFilters;
  onChange: (filters: ChosenFilters) => void;
}) {
  const text = searchText;
  const { me } = useMember();
  const active = activeCount(filters);
  const counts = useCounts(filters, active > 0);
  const fields = filtersOf(communities[me.domain], me.standing === 'approved');
  const names: Readonly<Record<string, string>> = text.letGo.names;
  const labelOf = (name: string) =>
    fields.find((one) => one.name === name)?.field.label ?? names[name] ?? '';
  const helpful = Object.entries(counts?.without ?? {})
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  if (active === 0) return <EmptyState title={text.empty}>{text.nobody}</EmptyState>;
  return (
    <EmptyState
      title={text.empty}
      action={
        <Stack gap="sm">
          {helpful.map(([name, count]) => (
            <Button key={name} look="outline" onClick={() => onChange(without(filters, name))}>
              {text.letGo.action(labelOf(name), count)}
            </Button>
          ))}
          <Button look="outline" onClick={() => onChange(cleared(filters))}>
            {text.withoutFilters}
          </Button>
        </Stack>
      }
    >
      {text.emptyHint}
    </EmptyState>
  );
}
