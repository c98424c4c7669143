import { type ReactNode, useMemo } from 'react';
import { errorsText } from '../../i18n/en/errors.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { type UiText, UiTextProvider } from '../../ui/ui-text.tsx';
import { useCommunity } from './use-community.ts';

/** Provides the ui components with their texts in the language of the page. */
export function KitText({ children }: { children: ReactNode }) {
  const shell = useText(shellText);
  const errors = useText(errorsText);
  const { siteName } = useCommunity();
  const text = useMemo<UiText>(
    () => ({
      ...shell.kit,
      errorSummary: errors.summary,
      errorOf: errors.field,
      pageTitle: (page) => shell.pageTitle(page, siteName),
    }),
    [shell, errors, siteName],
  );
  return <UiTextProvider text={text}>{children}</UiTextProvider>;
}
