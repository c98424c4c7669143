import { type ReactNode, useMemo } from 'react';
import { useErrorsText } from '../i18n/errors.ts';
import { useShellText } from '../i18n/shell.ts';
import { type UiText, UiTextProvider } from '../ui/ui-text.tsx';
import { useCommunity } from './use-community.ts';

/** Gives the kit its words in the language of the page. */
export function KitText({ children }: { children: ReactNode }) {
  const shell = useShellText();
  const errors = useErrorsText();
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
