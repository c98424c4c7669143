import { memo, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { searchPanelText } from '../../i18n/en/search-panel.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Outdated, PanelCounts } from './count.tsx';
import classes from './filters.module.css';
import {
  activeCount,
  type ChangeFilters,
  type ChosenFilters,
  cleared,
  isOfOne,
} from './filters.ts';
import { listFilters } from './list-filters.ts';
import { type PartProps, partOf } from './panel-part.tsx';
import { PANEL, type PanelSection, partsOf } from './sections.ts';

export interface PanelProps extends Omit<PartProps, 'me' | 'onChange'> {
  onChange: (filters: ChosenFilters) => void;
  /** where the sheet has its own way to let all go */
  isInSheet: boolean;
}

const SECTION_NAMES = Object.keys(PANEL) as PanelSection[];

/** All filters of the site in their sections; each change applies at once. */
export const FilterPanel = memo(function FilterPanel({ isInSheet, ...props }: PanelProps) {
  const { me } = useMember();
  const { filters, counts, onChange } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const change = useCallback<ChangeFilters>((next) => {
    const { current } = latest;
    current.onChange(next(current.filters));
  }, []);
  return (
    <div className={classes.panel} data-outdated={counts.isOutdated || undefined}>
      <PanelCounts value={counts.counts}>
        <Outdated value={counts.isOutdated}>
          {SECTION_NAMES.map((name) => (
            <Section key={name} name={name} {...{ ...props, me }} onChange={change} />
          ))}
        </Outdated>
      </PanelCounts>
      {!isInSheet && activeCount(filters) > 0 && !isOfOne(filters) && (
        <Button look="quiet" onClick={() => onChange(cleared(filters))}>
          {searchPanelText.clear}
        </Button>
      )}
    </div>
  );
});

/** A section with the filters that the member has, or nothing. */
function Section({ name, ...props }: PartProps & { name: PanelSection }) {
  const id = useId();
  const parts = partsOf(name, listFilters(props.searcher)).flatMap((part) => {
    const shown = partOf(part, props);
    return shown
      ? [<div key={`${part.kind} ${'name' in part ? part.name : ''}`}>{shown}</div>]
      : [];
  });
  if (parts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend over its border
    <div role="group" aria-labelledby={id} className={classes.section}>
      <h3 id={id} className={classes.heading}>
        {searchPanelText.sections[name]}
      </h3>
      {parts}
    </div>
  );
}
