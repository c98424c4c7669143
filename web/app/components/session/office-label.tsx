import { language } from '../../i18n/en/language.ts';
import { menuText } from '../../i18n/en/menu.ts';
import { NO_COUNTS, officeCounts } from '../../lib/session/office-counts.ts';
import { useStore } from '../../lib/store.ts';

/** The name of a page of the office in the menu, with how much waits there; its style is in find-box.module.css. */
export function OfficeLabel({ name, to }: { name: string; to: string }) {
  const count = useStore(officeCounts, NO_COUNTS)[to] ?? 0;
  if (count === 0) return name;
  // not by lib/format, which every page would have to name as a part of the menu
  const shown = count.toLocaleString(language.locale);
  return (
    <>
      {name}{' '}
      <span data-office-count aria-hidden>
        {shown}
      </span>
      <span className="visually-hidden">{menuText.waiting(shown)}</span>
    </>
  );
}
