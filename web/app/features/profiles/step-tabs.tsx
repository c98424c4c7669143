import { STEPS, type Step } from '@mala/contract/profiles/field.ts';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { wizardText } from '../../i18n/en/wizard.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import classes from './step-tabs.module.css';

function Tab({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <li>
      <Link className={classes.tab} to={to} aria-current={current ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  );
}

/**
 * Tabs beside the steps of the own profile (specification, section 2), on phones a scrolling strip; `current` is null
 * on the account pages, which are the only tabs of an administrator.
 */
export function StepTabs({ current, me }: { current: Step | null; me: Me }) {
  const text = wizardText;
  const { pathname } = useLocation();
  const own = hasOwnProfile(me);
  const account = [
    { to: paths.changePassword, label: text.changePassword },
    { to: paths.sessions, label: text.devices },
    ...(me.second_factor ? [{ to: paths.secondFactor, label: text.secondStep }] : []),
    ...(own
      ? [
          { to: paths.profile(me.user_id, 'preferences'), label: text.preferences },
          { to: paths.profile(me.user_id, 'biodata'), label: text.biodata },
          { to: paths.mailChoices, label: text.mails },
          { to: paths.notifications, label: text.notifications },
          { to: paths.looks, label: text.looks },
          { to: paths.corrections, label: text.corrections },
        ]
      : []),
  ];
  const steps = own ? STEPS : [];
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the tab of each step
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [current, pathname]);
  return (
    <nav aria-label={text.navigation}>
      <ol ref={list} className={classes.list}>
        {steps.map((step) => (
          <Tab key={step} to={paths.step('edit', step)} current={step === current}>
            {text.steps[step]}
            {me.steps[step] && (
              <IconCheck
                className={classes.tick}
                size={20}
                stroke={3}
                role="img"
                aria-label={text.complete}
              />
            )}
          </Tab>
        ))}
        {account.map(({ to, label }) => (
          <Tab key={to} to={to} current={to === pathname}>
            {label}
          </Tab>
        ))}
        {own && (
          <Tab to={me.subscription_id ? paths.subscription : paths.upgrade} current={false}>
            {text.subscription}
          </Tab>
        )}
      </ol>
    </nav>
  );
}
