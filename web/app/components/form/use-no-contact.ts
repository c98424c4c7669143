import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

type Texts = Readonly<Record<string, string>>;

export interface NoContact {
  /** whether this text was refused because of what looks like a contact */
  isAsked: (name: string, text: unknown) => boolean;
  /** whether the member said of this text that it holds none */
  isSaid: (name: string, text: unknown) => boolean;
  say: (name: string, text: string, none: boolean) => void;
  /** for the body of a save; nothing if nothing was said of these texts */
  said: (texts: Readonly<Record<string, unknown>>) => { no_contact?: Texts };
  /** remembers which of the texts of a save were refused */
  note: (error: unknown, texts: Readonly<Record<string, unknown>>) => void;
}

/** What a member says of texts that look as if they held a contact: of each text for itself, so not of a changed one. */
export function useNoContact(): NoContact {
  const [refused, setRefused] = useState<Texts>({});
  const [none, setNone] = useState<Texts>({});
  return {
    isAsked: (name, text) => text !== '' && refused[name] === text,
    isSaid: (name, text) => none[name] === text,
    say: (name, text, yes) => setNone((old) => ({ ...old, [name]: yes ? text : '' })),
    said: (texts) => {
      const said = Object.entries(none).filter(([name, text]) => text && texts[name] === text);
      return said.length > 0 ? { no_contact: Object.fromEntries(said) } : {};
    },
    note: (error, texts) => {
      const contacts = error instanceof ApiError ? (error.contacts ?? []) : [];
      const found = contacts.map((name) => [name, String(texts[name] ?? '')]);
      setRefused((old) => ({ ...old, ...Object.fromEntries(found) }));
    },
  };
}
