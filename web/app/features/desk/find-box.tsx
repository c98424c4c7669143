import { can } from '@mala/contract/access/roles.ts';
import type { FoundProfile } from '@mala/contract/moderation/find.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { deskText } from '../../i18n/en/desk.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useMember } from '../../lib/session/session.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import fieldClasses from '../../ui/field.module.css';
import classes from './find-box.module.css';
import { useFindNow, useFound } from './find-queries.ts';
import { FoundList } from './found-list.tsx';

const FIELDS = 'input, textarea, select, [contenteditable], dialog';

/** Has "/" lead to the box, unless somebody types or is in a dialog. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element | null)?.closest?.(FIELDS)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** Opens the profile, which leads to the member's page, or for who reads none that page. */
function useOpen(): (found: FoundProfile) => void {
  const { me } = useMember();
  const navigate = useNavigate();
  const from = useFrom();
  return ({ profile_id, domain }) => {
    if (can(me, 'profiles.read', domain)) void navigate(paths.profile(profile_id), { state: from });
    else void navigate(officePaths.member(profile_id));
  };
}

/** Finds people on every page of the office, by telephone number, member id or name. */
export function FindBox() {
  const text = deskText.find;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const found = useFound(typed);
  const findNow = useFindNow();
  const open = useOpen();
  const rows = found.data?.rows ?? [];
  const shows = isOpen && typed.trim() !== '';
  useSlash(() => input.current?.focus());

  const choose = (row: FoundProfile) => {
    setTyped('');
    setOpen(false);
    setMarked(-1);
    open(row);
  };
  const enter = async () => {
    const row = rows[marked];
    if (row) return choose(row);
    if ([...typed.trim()].length < 2) return;
    setOpen(true);
    const now = await findNow(typed).catch(() => null);
    const [only, ...others] = now?.rows ?? [];
    // an id or a number is meant as it is; a name may be somebody else's
    if (only && others.length === 0 && now?.by !== 'name') choose(only);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length > 0) {
      setOpen(true);
      setMarked((marked + step + rows.length + (marked < 0 && step < 0 ? 1 : 0)) % rows.length);
    } else if (event.key === 'Enter') void enter();
    else if (event.key === 'Escape' && shows) setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <search
      className={classes.box}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <label className={fieldClasses.label} htmlFor={id}>
        {text.label} <kbd className={classes.key}>/</kbd>
      </label>
      <input
        ref={input}
        id={id}
        className={fieldClasses.input}
        role="combobox"
        aria-expanded={shows}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shows && rows[marked] ? `${id}-${marked}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
          setMarked(-1);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <FoundList id={id} shows={shows} found={found} marked={marked} onChoose={choose} />
    </search>
  );
}
