import type { Community } from '@mala/contract/communities/community.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { useRef, useState } from 'react';
import { TownInput } from './fields/town-input.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionValues } from './section-values.ts';
import type { Typing } from './use-section-form.ts';

type Typed = Readonly<Record<string, unknown>>;

/** What somebody else found wrong, by field; `round` counts how often was asked. */
export interface FoundFaults {
  round: number;
  /** whether the summary takes the focus */
  loud: boolean;
  texts: Record<string, string>;
  /** fields with a text that looks as if it held a contact */
  contacts: readonly string[];
}

const done = async () => {};

/**
 * The form of a section as a part of a longer one: `onTyped` gets everything that is typed, half and wrong values too. Its faults are
 * found elsewhere.
 */
export function TypedSection({
  community,
  section,
  typed,
  faults,
  onTyped,
  basic,
}: {
  community: Community;
  section: Section;
  /** as the form begins */
  typed: Typed;
  faults: FoundFaults | null;
  onTyped: (typed: Typed) => void;
  /** what is typed of the basic section */
  basic: () => Typed;
}) {
  const [start] = useState(typed);
  const noted = useRef<SectionValues | null>(null);
  const typing: Typing = {
    round: faults?.round ?? 0,
    note: ({ password: _, ...values }, asked) => {
      const isFirst = noted.current === null;
      noted.current = values;
      if (isFirst) return;
      const said = Object.entries<unknown>({ ...(start.no_contact as object) })
        .concat(Object.entries(asked).map(([name, { text, none }]) => [name, none ? text : null]))
        .filter(([name, text]) => text !== null && text === values[name]);
      onTyped({ ...values, ...(said[0] && { no_contact: Object.fromEntries(said) }) });
    },
    show: (form, noContact) => {
      if (!faults) return;
      form.refuse(faults.texts, !faults.loud);
      noContact.ask(form.values, faults.contacts);
    },
  };
  return (
    <SectionForm
      community={community}
      section={section}
      userId=""
      entity={start}
      onSaved={done}
      backTo={null}
      suggesting={TownInput}
      readBasic={async () => basic()}
      typing={typing}
    />
  );
}
