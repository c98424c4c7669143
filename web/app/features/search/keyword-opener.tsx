import { IconSearch } from '@tabler/icons-react';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';

/** Opens the field of the keyword on a phone, and closes it; the key `/` presses it too. */
export function KeywordOpener({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      look="icon"
      data-opens-keyword
      aria-expanded={isOpen}
      aria-label={searchText.keyword.label}
      onClick={onToggle}
    >
      <IconSearch size={24} aria-hidden />
    </Button>
  );
}
