import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';

type Texts = Readonly<Record<string, unknown>>;

/** What a member says of texts that look as if they held a contact: of each for itself, so not of a changed one. */
export interface NoContact {
  /** by field: the text that was refused, and whether the member said that it holds none */
  asked: Readonly<Record<string, { text: unknown; none: boolean }>>;
  say: (name: string, none: boolean) => void;
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
  /** if the text as it stands there was refused because of a contact */
  noContact?: NoContact | undefined;
}

export function useNoContact(): NoContact {
  const [asked, setAsked] = useState<NoContact['asked']>({});
  const add = (name: string, text: unknown, none: boolean) =>
    setAsked((old) => ({ ...old, [name]: { text, none } }));
  return {
    asked,
    say: (name, none) => add(name, asked[name]?.text, none),
    sending: (texts, save) => {
      const said = Object.entries(asked)
        .filter(([name, { text, none }]) => none && text === texts[name])
        .map(([name, { text }]) => [name, String(text)]);
      return save(said[0] ? { no_contact: Object.fromEntries(said) } : {}).catch(
        (error: Partial<ApiError>) => {
          for (const name of error.contacts ?? []) add(name, texts[name], false);
          throw error;
        },
      );
    },
  };
}
