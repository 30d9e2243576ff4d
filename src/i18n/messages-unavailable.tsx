import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { type Locale, locales } from '@/lib/locale';

/** These texts are here because the dictionaries are missing. */
const texts: Record<Locale, { title: string; text: string; retry: string }> = {
  cs: {
    title: 'Texty se nepodařilo načíst',
    text: 'Nejspíš jste bez signálu. Až bude, zkuste to prosím znovu.',
    retry: 'Zkusit znovu',
  },
  en: {
    title: 'The texts couldn’t be loaded',
    text: 'There’s probably no signal. Please try again once there’s one.',
    retry: 'Try again',
  },
};

interface MessagesUnavailableProps {
  /** The wanted language, which is shown first. */
  locale: Locale;
  /** Whether nothing else is on the screen; otherwise it is shown above the screen, which keeps the former language. */
  isAlone: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Says in both languages that a dictionary failed to load, with a retry button. */
export function MessagesUnavailable({ locale, isAlone, busy, onRetry }: MessagesUnavailableProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mounted = element.current;
    return () => {
      // The pressed button unmounts, so the focus moves to the screen.
      if (mounted?.contains(document.activeElement)) document.querySelector<HTMLElement>('main')?.focus();
    };
  }, []);
  const Heading = isAlone ? 'h1' : 'p';
  const wantedFirst = locales.toSorted((one, other) => Number(other === locale) - Number(one === locale));
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
      {wantedFirst.map((language) => (
        <div key={language} lang={language} className="grid gap-1">
          <Heading className={cn('font-bold', isAlone && 'text-xl')}>{texts[language].title}</Heading>
          <p className={cn(isAlone && 'text-muted')}>{texts[language].text}</p>
        </div>
      ))}
      <button
        type="button"
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => !busy && onRetry()}
        className="min-h-11 rounded-control border border-transparent bg-primary px-4 py-1.5 font-semibold text-on-primary hover:bg-primary-hover aria-disabled:opacity-60"
      >
        {wantedFirst.map((language, index) => (
          <Fragment key={language}>
            {index > 0 && ' / '}
            <span lang={language}>{texts[language].retry}</span>
          </Fragment>
        ))}
      </button>
    </div>
  );
}
