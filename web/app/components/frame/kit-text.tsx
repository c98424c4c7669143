import { type ReactNode, useMemo } from 'react';
import { errorsText } from '../../i18n/en/errors.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { type UiText, UiTextProvider } from '../../ui/ui-text.tsx';
import { useCommunity } from './use-community.ts';

/** Provides the ui components with their texts in the language of the page. */
export function KitText({ children }: { children: ReactNode }) {
  const { siteName } = useCommunity();
  const text = useMemo<UiText>(
    () => ({
      ...shellText.kit,
      errorSummary: errorsText.summary,
      errorOf: errorsText.field,
      pageTitle: (page) => shellText.pageTitle(page, siteName),
    }),
    [siteName],
  );
  return <UiTextProvider text={text}>{children}</UiTextProvider>;
}
