import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/lib/locale';
import { I18nContext } from './context';
import { MessagesUnavailable } from './messages-unavailable';
import { createI18n, type Messages } from './translate';
import { areMessagesMissing, loadedMessages, loadMessages } from './loader';

interface LoadedMessages {
  locale: Locale;
  messages: Messages;
}

/** The words of the wanted language; until they come, those of the one before. A failure is tried again by `retry` and when back online, and stays meanwhile. */
function useMessages(
  locale: Locale,
  initial: Messages | undefined,
): { shown: LoadedMessages | null; failed: boolean; isRetrying: boolean; retry: () => void } {
  const available = initial ?? loadedMessages(locale);
  const [loaded, setLoaded] = useState<LoadedMessages | null>(available && { locale, messages: available });
  const isShown = loaded?.locale === locale;
  // Set while rendering, not in an effect: otherwise one frame would show the former language.
  if (available && !isShown) setLoaded({ locale, messages: available });

  const [failedAttempt, setFailedAttempt] = useState<number | null>(
    !available && areMessagesMissing(locale) ? 0 : null,
  );
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (isShown || failedAttempt === attempt) return undefined;
    let isCurrent = true;
    loadMessages(locale).then(
      (messages) => isCurrent && setLoaded({ locale, messages }),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, isShown, attempt, failedAttempt]);
  useEffect(() => () => setFailedAttempt(null), [locale, isShown]);

  const failed = failedAttempt !== null && !isShown;
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  return { shown: loaded, failed, isRetrying: failed && failedAttempt !== attempt, retry };
}

interface I18nProviderProps {
  /** The wanted language: that of the address. */
  locale: Locale;
  /** Words that are at hand, by language, in tests and when prerendering; they are not fetched. */
  initial?: Partial<Record<Locale, Messages>>;
  /** Shown until the first words come. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Gives the words and formatters of the language to everything below; a change mounts nothing anew, so that what has been typed is kept. */
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
