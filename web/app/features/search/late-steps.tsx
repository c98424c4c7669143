import { type ComponentProps, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyOrNothing } from '../../lib/lazy-or-nothing.ts';
import { paths } from '../../paths.ts';
import type { ListSteps } from './list-steps.tsx';

type Props = Omit<ComponentProps<typeof ListSteps>, 'list'>;

const Steps = lazyOrNothing<ComponentProps<typeof ListSteps>>(
  async () => (await import('./list-steps.tsx')).ListSteps,
);

/** The address of the search that a profile was opened from. */
function listOf(state: unknown): string | null {
  const { search } = (state ?? {}) as { search?: unknown };
  if (typeof search !== 'string') return null;
  return search === paths.search || search.startsWith(`${paths.search}?`) ? search : null;
}

/** The way through the list, for who came from one: their browser has most of its code already. */
export function LateSteps(props: Props) {
  const { state } = useLocation();
  const list = listOf(state);
  return (
    list && (
      <Suspense>
        <Steps {...props} list={list} />
      </Suspense>
    )
  );
}
