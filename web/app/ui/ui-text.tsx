import { createContext, type ReactNode, useContext } from 'react';

/** The few texts of the ui components, provided by the app. */
export interface UiText {
  loading: string;
  slow: string;
  submitting: string;
  needsScript: string;
  close: string;
  notifications: string;
  optional: string;
  show: string;
  hide: string;
  showPassword: string;
  hidePassword: string;
  errorSummary: (count: number) => string;
  errorOf: (label: string, message: string) => string;
  pageTitle: (page: string) => string;
}

const UiTextContext = createContext<UiText | null>(null);

export function UiTextProvider({ text, children }: { text: UiText; children: ReactNode }) {
  return <UiTextContext value={text}>{children}</UiTextContext>;
}

export function useUiText(): UiText {
  const text = useContext(UiTextContext);
  if (!text) throw new Error('The kit stands outside of UiTextProvider');
  return text;
}
