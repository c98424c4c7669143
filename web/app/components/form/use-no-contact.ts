import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import type { ChangeNoteProps } from './change-note.tsx';

type Texts = Readonly<Record<string, unknown>>;

/** What a member says of texts that look as if they held a contact: of each for itself, so not of a changed one. */
export interface NoContact {
  /** by field: the text that was refused, and whether the member said that it holds none */
  asked: Readonly<Record<string, { text: unknown; none: boolean }>>;
  say: (name: string, none: boolean) => void;
  /** asks about texts that were refused */
  ask: (texts: Texts, names: readonly string[]) => void;
  /** saves texts by `save`, which sends what was said of them; remembers those that are refused */
  sending: <T>(
    texts: Texts,
    save: (said: { no_contact?: Record<string, string> }) => Promise<T>,
  ) => Promise<T>;
}

export interface TextNotesProps {
  /** of the text's field */
  name?: string;
  /** if others do not see the text as it stands there */
  held?: HeldText | undefined;
  /** if others do not see the value as it stands there, but the former one */
  change?: ChangeNoteProps | undefined;
  /** if the text as it stands there was refused because of a contact */
  noContact?: NoContact | undefined;
}

export function useNoContact(): NoContact {
  const [asked, setAsked] = useState<NoContact['asked']>({});
  const add = (name: string, text: unknown, none: boolean) =>
    setAsked((old) => ({ ...old, [name]: { text, none } }));
  const ask: NoContact['ask'] = (texts, names) => {
    for (const name of names) add(name, texts[name], false);
  };
  return {
    asked,
    ask,
    say: (name, none) => add(name, asked[name]?.text, none),
    sending: (texts, save) => {
      const said = Object.entries(asked)
        .filter(([name, { text, none }]) => none && text === texts[name])
        .map(([name, { text }]) => [name, String(text)]);
      return save(said[0] ? { no_contact: Object.fromEntries(said) } : {}).catch(
        (error: Partial<ApiError>) => {
          ask(texts, error.contacts ?? []);
          throw error;
        },
      );
    },
  };
}
