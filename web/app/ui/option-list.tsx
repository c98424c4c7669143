import ListKeys from '@github/combobox-nav';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Choice, grouped } from './choices.ts';
import classes from './option-list.module.css';
import { useRoom } from './use-room.ts';

/** Chooses an option on click; Enter triggers a click. */
const OPTIONS = { tabInsertsSuggestions: false };

/** The height of an option in pixels. */
const ROW = 44;

/** Starts at the chosen option. */
function startAt(chosen: Element | null | undefined, input: Element): void {
  if (!chosen) return;
  chosen.setAttribute('aria-selected', 'true');
  input.setAttribute('aria-activedescendant', chosen.id);
  chosen.scrollIntoView({ block: 'nearest' });
}

/**
 * Makes an input the combobox of its list: sets the roles and states, and lets the arrow keys mark an option with
 * `aria-selected`. Only the library sets these attributes, never React. The list is always in the DOM; its options need
 * an id, the chosen one `data-chosen`.
 */
function useListKeys(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  const keys = useRef<ListKeys | null>(null);
  useLayoutEffect(() => {
    if (!input.current || !list.current) return;
    const made = new ListKeys(input.current, list.current, OPTIONS);
    // an input that is read-only has no autocomplete
    if (input.current.readOnly) input.current.setAttribute('aria-autocomplete', 'none');
    keys.current = made;
    return () => made.destroy();
  }, [input, list]);
  // as soon as it is seen, so that no key of a quick hand is lost
  useLayoutEffect(() => {
    if (!open || !input.current) return;
    keys.current?.start();
    startAt(list.current?.querySelector('[data-chosen]'), input.current);
    return () => keys.current?.stop();
  }, [input, list, open]);
}

interface OptionListProps {
  /** of the input; the ids of the list and its options begin with it */
  id: string;
  label: string;
  /** the focused element while the list is open */
  input: RefObject<HTMLInputElement | null>;
  open: boolean;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  /** shown if there are no options */
  nothing?: string;
  /** whether an arrow indicates the list */
  marked?: boolean;
  /** the input and its adornments */
  children: ReactNode;
}

/** An input with its list of options, grouped under headings. */
export function OptionList({
  id,
  label,
  input,
  open,
  value,
  choices,
  onChoose,
  nothing,
  marked = false,
  children,
}: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  // a filtered list stays on its side, however few options are left
  const room = useRoom(input, open, marked ? choices.length * ROW + ROW / 2 : undefined);
  useListKeys(input, list, open);
  const option = (choice: Choice) => (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input handles the keys
    <div
      key={choice.value}
      id={`${id}-option-${choice.value}`}
      role="option"
      className={classes.option}
      data-chosen={choice.value === value || undefined}
      lang={choice.lang}
      onClick={() => onChoose(choice.value)}
    >
      {choice.label}
    </div>
  );
  return (
    <div className={classes.root} data-marked={marked || undefined}>
      {children}
      <div className={classes.dropdown} data-side={room.side} hidden={!open}>
        <div
          ref={list}
          id={`${id}-list`}
          className={classes.list}
          style={{ maxHeight: room.height }}
          role="listbox"
          // browsers stop at what scrolls, and it goes as the focus leaves the input
          tabIndex={-1}
          aria-label={label}
          hidden={choices.length === 0}
          // pressing an option leaves the focus in the input
          onMouseDown={(event) => event.preventDefault()}
        >
          {open &&
            grouped(choices).map(([group, members]) =>
              group ? (
                // biome-ignore lint/a11y/useSemanticElements: a list contains options and groups of them
                <div key={group} role="group" aria-label={group}>
                  <p className={classes.group} aria-hidden>
                    {group}
                  </p>
                  {members.map(option)}
                </div>
              ) : (
                members.map(option)
              ),
            )}
        </div>
        {nothing && (
          <p role="status" className={classes.empty}>
            {open && choices.length === 0 && nothing}
          </p>
        )}
      </div>
    </div>
  );
}
