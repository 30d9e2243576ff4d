import { useMemo, type ReactNode } from 'react';
import type { Locale } from '@/lib/locale';
import { I18nContext } from './context';
import { MessagesUnavailable } from './messages-unavailable';
import { createI18n, type Messages } from './translate';
import { useMessages } from './use-messages';

interface I18nProviderProps {
  /** The wanted language: that of the address. */
  locale: Locale;
  /** Words that are at hand, by language, in tests and when prerendering; they are not fetched. */
  initial?: Partial<Record<Locale, Messages>>;
  /** Shown until the first words come. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Gives the words and formatters of the language to everything below. When the language changes, the old one stays
 * until the new one has come, and nothing below is mounted anew: what has been typed is kept.
 */
export function I18nProvider({ locale, initial, fallback = null, children }: I18nProviderProps): ReactNode {
  const { shown, failed, isRetrying, retry } = useMessages(locale, initial?.[locale]);
  const i18n = useMemo(() => shown && createI18n(shown.locale, shown.messages), [shown]);
  return (
    <>
      {failed && (
        <MessagesUnavailable locale={locale} isAlone={shown === null} busy={isRetrying} onRetry={retry} />
      )}
      {i18n ? <I18nContext value={i18n}>{children}</I18nContext> : !failed && fallback}
    </>
  );
}
