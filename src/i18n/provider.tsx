import {
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { listen } from '@/lib/browser/listen';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import { cn } from '@/lib/cn';
import { type Locale, locales } from '@/lib/locale';
import { I18nContext } from './context';
import { getLoadingFailure, loadedMessages, loadMessages } from './loader';
import { createI18n, type Messages } from './translate';

interface LoadedMessages {
  locale: Locale;
  messages: Messages;
}

/** The texts of the wanted language; until they load, the texts of the former language. After a failure, `retry` and going online load again. */
function useMessages(
  locale: Locale,
  initialMessages: Messages | undefined,
  onMissing: I18nProviderProps['onMissing'],
): { dictionary: LoadedMessages | null; failed: boolean; isRetrying: boolean; retry: () => void } {
  const texts = initialMessages ?? loadedMessages(locale);
  const [dictionary, setDictionary] = useState<LoadedMessages | null>(texts && { locale, messages: texts });
  const isShown = dictionary?.locale === locale;
  // An effect would show one frame in the former language.
  if (texts && !isShown) setDictionary({ locale, messages: texts });

  const [failedAttempt, setFailedAttempt] = useState<number | null>(
    !texts && getLoadingFailure(locale) ? 0 : null,
  );
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (isShown || failedAttempt === attempt) return undefined;
    let isStillWanted = true;
    loadMessages(locale).then(
      (messages) => isStillWanted && setDictionary({ locale, messages }),
      () => isStillWanted && setFailedAttempt(attempt),
    );
    return () => {
      isStillWanted = false;
    };
  }, [locale, isShown, attempt, failedAttempt]);
  useEffect(
    () => () => {
      setFailedAttempt(null);
      setAttempt(0);
    },
    [locale, isShown],
  );

  const failed = failedAttempt !== null && !isShown;
  useEffect(() => {
    if (failedAttempt === null || isShown) return;
    const failure = getLoadingFailure(locale);
    if (failure instanceof ChunkLoadError) onMissing?.(failure, failedAttempt > 0);
  }, [failedAttempt, isShown, locale, onMissing]);
  useEffect(() => (failed ? listen(window, ['online'], retry) : undefined), [failed, retry]);

  return { dictionary, failed, isRetrying: failed && failedAttempt !== attempt, retry };
}

/** These texts are here because the dictionaries are missing. */
const failureTexts: Record<Locale, { title: string; text: string; textMissing: string; retry: string }> = {
  cs: {
    title: 'Texty se nepodařilo načíst',
    text: 'Nejspíš jste bez signálu. Až bude, zkuste to prosím znovu.',
    textMissing: 'Zkuste to prosím znovu.',
    retry: 'Zkusit znovu',
  },
  en: {
    title: 'The texts couldn’t be loaded',
    text: 'There’s probably no signal. Please try again once there’s one.',
    textMissing: 'Please try again.',
    retry: 'Try again',
  },
};

interface MessagesUnavailableProps {
  /** The wanted language, which is shown first. */
  locale: Locale;
  /** Whether nothing else is on the screen; otherwise the notice is shown above the screen, which keeps the former language. */
  isAlone: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Says in both languages that a dictionary failed to load, with a retry button. */
function MessagesUnavailable({ locale, isAlone, busy, onRetry }: MessagesUnavailableProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const alert = element.current;
    return () => {
      // The pressed button unmounts, so the focus moves to the screen.
      if (alert?.contains(document.activeElement)) document.querySelector<HTMLElement>('main')?.focus();
    };
  }, []);
  const Heading = isAlone ? 'h1' : 'p';
  const text = getLoadingFailure(locale) instanceof ChunkLoadError ? 'textMissing' : 'text';
  const sortedLocales = locales.toSorted((a, b) => Number(b === locale) - Number(a === locale));
  return (
    <div
      ref={element}
      role="alert"
      className={
        isAlone
          ? 'mx-auto grid min-h-dvh max-w-md place-content-center justify-items-center gap-6 px-gutter py-8 text-center'
          : 'page flex flex-wrap items-center gap-x-8 gap-y-3 border-b border-line bg-refused py-3 text-on-refused'
      }
    >
      {isAlone && <img src="/icon.svg" alt="" className="size-16" />}
      {sortedLocales.map((language) => (
        <div key={language} lang={language} className="grid gap-1">
          <Heading className={cn('font-bold', isAlone && 'text-xl')}>{failureTexts[language].title}</Heading>
          <p className={cn(isAlone && 'text-muted')}>{failureTexts[language][text]}</p>
        </div>
      ))}
      <button
        type="button"
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => !busy && onRetry()}
        className="min-h-11 rounded-control border border-transparent bg-primary px-4 py-1.5 font-semibold text-on-primary hover:bg-primary-hover aria-disabled:opacity-60"
      >
        {sortedLocales.map((language, index) => (
          <Fragment key={language}>
            {index > 0 && ' / '}
            <span lang={language}>{failureTexts[language].retry}</span>
          </Fragment>
        ))}
      </button>
    </div>
  );
}

interface I18nProviderProps {
  /** The wanted language, from the address. */
  locale: Locale;
  /** Texts for tests and prerendering, so that nothing is fetched. */
  initialMessages?: Partial<Record<Locale, Messages>>;
  /** Called when the host answers without the texts, so that loading again does not help; `isRequested` after a press. Must not change. */
  onMissing?: (failure: ChunkLoadError, isRequested: boolean) => void;
  children: ReactNode;
}

/** Provides the texts and formatters of a language. A change of the language remounts nothing, so that typed text stays. */
export function I18nProvider(props: I18nProviderProps) {
  const { locale, initialMessages, onMissing, children } = props;
  const { dictionary, failed, isRetrying, retry } = useMessages(locale, initialMessages?.[locale], onMissing);
  const i18n = useMemo(() => dictionary && createI18n(dictionary.locale, dictionary.messages), [dictionary]);
  return (
    <>
      {failed && (
        <MessagesUnavailable locale={locale} isAlone={!dictionary} busy={isRetrying} onRetry={retry} />
      )}
      {i18n && <I18nContext value={i18n}>{children}</I18nContext>}
    </>
  );
}
