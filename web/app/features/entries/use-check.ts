import { type Community, fieldsOf } from '@mala/contract/communities/community.ts';
import { checkEntry } from '@mala/contract/entries/office.ts';
import { SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** What is wrong with a section, as it was asked for the `round`th time. */
interface Faults {
  round: number;
  loud: boolean;
  texts: Readonly<Record<string, string>>;
  contacts: readonly string[];
}
export type FaultsOfSections = Readonly<Partial<Record<Section, Faults>>>;

/** Asks the server whether an entry is complete; the first section with a fault takes the focus. */
export function useCheck(id: string, community: Community) {
  const [found, setFound] = useState<FaultsOfSections>({});
  const [round, setRound] = useState(0);

  const show = ({ fields, contacts = [] }: Pick<ApiError, 'fields' | 'contacts'>) => {
    const all = SECTIONS.map((section) => {
      const own = fieldsOf(community, section).map(({ name }) => name);
      const isOwn = (name: string) => own.includes(name.split('.')[0] ?? '');
      const texts = Object.entries(fields).filter(([name]) => isOwn(name));
      return { section, texts: Object.fromEntries(texts), contacts: contacts.filter(isOwn) };
    });
    const first = all.find(({ texts }) => Object.keys(texts).length > 0)?.section;
    const next = round + 1;
    setRound(next);
    setFound(
      Object.fromEntries(
        all.map(({ section, texts, contacts: asked }) => [
          section,
          { round: next, loud: section === first, texts, contacts: asked },
        ]),
      ),
    );
  };

  /** Whether it is complete and right. */
  const check = async (): Promise<boolean> => {
    try {
      await call(checkEntry, { params: { id } });
      show({ fields: {} });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) show(error);
      else reportError(error, entriesText.sending.failed);
      return false;
    }
  };
  return { found, check };
}
