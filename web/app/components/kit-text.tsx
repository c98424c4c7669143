import { type ReactNode, useMemo } from 'react';
import { useText } from '../i18n/index.ts';
import { type UiText, UiTextProvider } from '../ui/ui-text.tsx';
import { useCommunity } from './use-community.ts';

/** Gives the kit its words in the language of the page. */
export function KitText({ children }: { children: ReactNode }) {
  const { shell, errors } = useText();
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
