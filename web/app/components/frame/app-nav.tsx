import { useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import classes from './app-nav.module.css';
import { useNavItems } from './nav-items.ts';

/** The navigation: a row where there is room, behind a button on a phone. */
export function AppNav() {
  const shell = useText(shellText);
  const items = useNavItems();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival closes the menu
  useEffect(() => setOpen(false), [key]);
  return (
    <nav
      className={classes.root}
      aria-label={shell.mainNavigation}
      data-open={open || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.bars} aria-hidden />
        {open ? shell.closeMenu : shell.menu}
      </button>
      <ul id={listId} className={classes.list}>
        {items.map(({ label, to, external }) => (
          <li key={to}>
            {external ? (
              <a className={classes.link} href={to} target="_blank" rel="noreferrer">
                {label} <span className="visually-hidden">{shell.opensWhatsApp}</span>
              </a>
            ) : (
              <NavLink className={classes.link} to={to} end>
                {label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
