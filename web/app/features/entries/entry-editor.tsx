import type { Community } from '@mala/contract/communities/community.ts';
import type { Entry } from '@mala/contract/entries/entry.ts';
import { type Section, STEPS, type Step } from '@mala/contract/profiles/field.ts';
import { type ReactNode, useState } from 'react';
import { entriesText } from '../../i18n/en/entries.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './entry.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { SectionNav } from './section-nav.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { Sections } from './typed-entry.ts';
import { useAutosave } from './use-autosave.ts';
import { type FaultsOfSections, useCheck } from './use-check.ts';
import { goOnEnter, useShortcuts } from './use-shortcuts.ts';

/** What the form of a section gets. */
export interface SectionProps {
  section: Section;
  typed: Sections[string];
  faults: NonNullable<FaultsOfSections[Section]> | null;
  onTyped: (typed: Sections[string]) => void;
  /** what is typed of the basic section */
  basic: () => Sections[string];
}

const idOf = (step: Step) => `entry-${step}`;

/** Has the keyboard continue at a part of the form. */
function goTo(step: Step): void {
  const part = document.getElementById(idOf(step));
  part?.scrollIntoView({ block: 'start' });
  const first = part?.querySelector<HTMLElement>('input, select, textarea, button');
  (first ?? part)?.focus({ preventScroll: true });
}

/** To the part behind or before the one with the focus. */
function move(by: 1 | -1): void {
  const at = STEPS.findIndex((step) =>
    document.getElementById(idOf(step))?.contains(document.activeElement),
  );
  const next = STEPS[Math.min(STEPS.length - 1, Math.max(0, at + by))];
  if (next) goTo(next);
}

/** One long form for a paper biodata: all six steps, kept as it is typed, and at its end sent to the family. */
export function EntryEditor({
  entry,
  community,
  section,
  photos,
  files,
  onAsked,
  onReload,
}: {
  entry: Entry;
  community: Community;
  section: (props: SectionProps) => ReactNode;
  photos: ReactNode;
  files: ReactNode;
  /** the family was asked */
  onAsked: () => void;
  /** the entry on the server is another */
  onReload: () => void;
}) {
  const text = entriesText;
  const { me } = useMember();
  const draft = useAutosave(entry, me.user_id);
  const { found, check } = useCheck(entry.id, community);
  const [open, setOpen] = useState<'send' | 'erase' | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      if ((await draft.save()) && (await check())) setOpen('send');
    } finally {
      setBusy(false);
    }
  };
  useShortcuts({ save: () => void draft.save(), send: () => void send(), move });
  const isOver = draft.state === 'changed' || draft.state === 'gone';
  return (
    <div className={classes.layout}>
      <SectionNav faults={found} idOf={idOf} onGo={goTo} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter leads on in each of its fields */}
      <div className={classes.form} onKeyDown={goOnEnter}>
        <Stack gap="xl">
          {STEPS.map((step) => (
            <section
              key={step}
              id={idOf(step)}
              tabIndex={-1}
              className={classes.section}
              aria-labelledby={`${idOf(step)}-title`}
            >
              <Stack>
                <h2 id={`${idOf(step)}-title`}>{text.sections[step]}</h2>
                {step === 'photo'
                  ? photos
                  : section({
                      section: step,
                      typed: draft.start[step] ?? {},
                      faults: found[step] ?? null,
                      onTyped: (typed) => draft.note(step, typed),
                      basic: () => draft.typed().basic ?? {},
                    })}
                {step === 'horoscope' && files}
              </Stack>
            </section>
          ))}
        </Stack>
        <div className={classes.bar}>
          {isOver && (
            <Notice kind="warning" live>
              <p>{text.status[draft.state]}</p>
              <Button
                look="outline"
                onClick={() => {
                  draft.forget();
                  onReload();
                }}
              >
                {text.loadAgain}
              </Button>
            </Notice>
          )}
          <Row>
            <Button
              aria-disabled={busy || isOver}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void (isOver || send())}
            >
              {text.send}
            </Button>
            <Button
              look="outline"
              aria-disabled={isOver}
              aria-keyshortcuts="Control+S"
              onClick={() => void (isOver || draft.save())}
            >
              {text.save}
            </Button>
            <Button look="quiet" onClick={() => setOpen('erase')}>
              {text.remove}
            </Button>
            {!isOver && <span role="status">{text.status[draft.state]}</span>}
          </Row>
        </div>
      </div>
      {open === 'send' && (
        <SendDialog
          entry={entry}
          basic={draft.typed().basic ?? {}}
          onClose={(asked) => {
            setOpen(null);
            if (asked) onAsked();
          }}
        />
      )}
      {open === 'erase' && (
        <EraseDialog id={entry.id} onErased={draft.forget} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
