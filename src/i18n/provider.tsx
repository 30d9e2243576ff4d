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

/** The texts of the wanted language; until they load, those of the former one. After a failure, `retry` and going online load again. */
function useMessages(
  locale: Locale,
  initial: Messages | undefined,
): { loaded: LoadedMessages | null; failed: boolean; isRetrying: boolean; retry: () => void } {
  const available = initial ?? loadedMessages(locale);
  const [loaded, setLoaded] = useState<LoadedMessages | null>(available && { locale, messages: available });
  const isShown = loaded?.locale === locale;
  // An effect would show one frame in the former language.
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

  return { loaded, failed, isRetrying: failed && failedAttempt !== attempt, retry };
}

interface I18nProviderProps {
  /** The wanted language, from the address. */
  locale: Locale;
  /** Texts for tests and prerendering, so that nothing is fetched. */
  initial?: Partial<Record<Locale, Messages>>;
  /** Shown until the first texts load. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Provides the texts and formatters of a language. A change of the language remounts nothing, so that typed text stays. */
export function I18nProvider({ locale, initial, fallback = null, children }: I18nProviderProps): ReactNode {
  const { loaded, failed, isRetrying, retry } = useMessages(locale, initial?.[locale]);
  const i18n = useMemo(() => loaded && createI18n(loaded.locale, loaded.messages), [loaded]);
  return (
    <>
      {failed && (
        <MessagesUnavailable locale={locale} isAlone={loaded === null} busy={isRetrying} onRetry={retry} />
      )}
      {i18n ? <I18nContext value={i18n}>{children}</I18nContext> : !failed && fallback}
    </>
  );
}
