import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '@/lib/locale';
import { areMessagesMissing, loadedMessages, loadMessages } from './loader';
import type { Messages } from './translate';

interface Shown {
  locale: Locale;
  messages: Messages;
}

/**
 * The words to show for the wanted language. While they load, and when they cannot be had, those of the language
 * before stay. A failure is tried again by `retry` and when the browser comes back online; meanwhile it stays one, or the
 * button that was pressed would go with the focus.
 */
export function useMessages(
  locale: Locale,
  given: Messages | undefined,
): { shown: Shown | null; failed: boolean; isRetrying: boolean; retry: () => void } {
  const atHand = given ?? loadedMessages(locale);
  const [last, setLast] = useState<Shown | null>(atHand && { locale, messages: atHand });
  const isShown = last?.locale === locale;
  // Set while rendering, not in an effect: otherwise one frame would show the former language.
  if (atHand && !isShown) setLast({ locale, messages: atHand });

  const [failedAttempt, setFailedAttempt] = useState<number | null>(
    !atHand && areMessagesMissing(locale) ? 0 : null,
  );
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (isShown || failedAttempt === attempt) return undefined;
    let wanted = true;
    loadMessages(locale).then(
      (messages) => wanted && setLast({ locale, messages }),
      () => wanted && setFailedAttempt(attempt),
    );
    return () => {
      wanted = false;
    };
  }, [locale, isShown, attempt, failedAttempt]);
  useEffect(() => () => setFailedAttempt(null), [locale, isShown]);

  const failed = failedAttempt !== null && !isShown;
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  return { shown: last, failed, isRetrying: failed && failedAttempt !== attempt, retry };
}
