import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { focusHeadingOfNewScreen, rememberMain } from '@/components/focus/focus';
import { useDebouncedTrue } from '@/components/hooks/use-time';
import { useI18n } from '@/i18n/context';
import { whenIdle } from '@/lib/browser/scheduling';
import { type Locale, locales, openGraphLocale } from '@/lib/locale';
import { rememberLocale } from '@/routing/address/language';
import { documentTitle, type Head, headOf } from '@/routing/head';
import { useShownRoute } from '@/routing/hooks';
import { screenPath, withoutLocale } from '@/routing/rows';
import { useTitleParts } from '@/routing/title';

function setLink(rel: string, hreflang: string | null, href: string | undefined): void {
  const selector = `link[rel="${rel}"]${hreflang === null ? '' : `[hreflang="${hreflang}"]`}`;
  const existingLink = document.head.querySelector<HTMLLinkElement>(selector);
  if (href === undefined) return existingLink?.remove();
  const link = existingLink ?? document.head.appendChild(document.createElement('link'));
  link.rel = rel;
  if (hreflang !== null) link.hreflang = hreflang;
  link.href = href;
}

const setMeta = (name: string, content: string): void =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.setAttribute('content', content);

/** Writes the head of a screen into the document; the build does the same for each page file (scripts/vite/pages/static-pages.ts). */
function applyHead({ lang, title, alternates }: Head, description: string): void {
  document.title = documentTitle(title);
  setMeta('description', description);
  setMeta('og:description', description);
  if (alternates) setMeta('og:url', alternates.canonical);
  setMeta('og:title', documentTitle(title));
  setMeta('og:locale', openGraphLocale(lang));
  setLink('canonical', null, alternates?.canonical);
  for (const hreflang of [...locales, 'x-default'] as const) {
    const link = alternates?.links.find((alternate) => alternate.hreflang === hreflang);
    setLink('alternate', hreflang, link?.href);
  }
}

/** Sets `html lang`. A change waits until the browser is idle, as it recalculates the style of every element. */
export function useDocumentLanguage(locale: Locale): void {
  const isFirstRender = useRef(true);
  useEffect(() => {
    const page = document.documentElement;
    const write = (): void => {
      // Setting the same value would cost as much.
      if (page.lang !== locale) page.lang = locale;
    };
    if (!isFirstRender.current) return whenIdle(write);
    isFirstRender.current = false;
    write();
    return undefined;
  }, [locale]);
}

/** Whether a navigation to another screen is slow; meanwhile `main` is busy and the page has `data-navigating` (src/app/styles/states.css). */
function useSlowNavigation(): boolean {
  const isNavigating = useRouterState({
    select: ({ status, location, resolvedLocation: shownLocation }) =>
      status === 'pending' && shownLocation !== undefined && shownLocation.pathname !== location.pathname,
  });
  // With the time of one frame, the sign of a slow navigation shows within 300 ms.
  const isSlow = useDebouncedTrue(isNavigating, 200);
  useEffect(() => {
    if (!isSlow) return undefined;
    const main = document.querySelector('main');
    main?.setAttribute('aria-busy', 'true');
    document.documentElement.dataset['navigating'] = '';
    return () => {
      main?.removeAttribute('aria-busy');
      delete document.documentElement.dataset['navigating'];
    };
  }, [isSlow]);
  return isSlow;
}

/** Within this delay a screen sets its title, and screen readers get through the texts of the other language: Orca leaves out what comes meanwhile. */
const announceDelayMs = 500;

/** A menu that was opened during the navigation would close if the focus moved. */
const isMenuOpen = (): boolean => document.querySelector('[role=menu]') !== null;

const containsFocus = (id: string): boolean =>
  document.getElementById(id)?.contains(document.activeElement) === true;

/** After each navigation, updates the head and the locale cookie, and focuses the heading of the new screen, or announces the title when it focuses no heading, after a change of language with its name. */
export function Announcer() {
  const router = useRouter();
  const { LL, locale } = useI18n();
  const address = useShownRoute();
  const { title: ownTitle, count } = useTitleParts();
  const [announcement, setAnnouncement] = useState('');
  const { publicOrigin } = router.options.context;
  const head = headOf(address, publicOrigin);
  const title = ownTitle ?? head.title;
  const texts = useRef({ title, language: '' });
  useDocumentLanguage(locale);
  const isSlow = useSlowNavigation();
  // Said sooner, it would be heard together with the new screen, or after it.
  const isVerySlow = useDebouncedTrue(isSlow, 800);

  useEffect(() => {
    texts.current = { title, language: LL.header.language[locale]() };
    const description = LL.descriptions[head.descriptionRoute]();
    applyHead({ ...head, title: count > 0 ? `(${String(count)}) ${title}` : title }, description);
  });

  useEffect(() => rememberLocale(address.locale), [address.locale]);

  useEffect(() => {
    rememberMain(document);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation) return;
      const isAnotherScreen =
        withoutLocale(screenPath(fromLocation)) !== withoutLocale(screenPath(toLocation));
      if (!pathChanged && !isAnotherScreen) return;
      const isInSection = containsFocus(toLocation.hash);
      const mayMoveFocus = isAnotherScreen && !isMenuOpen() && !isInSection;
      clearTimeout(timer);
      setAnnouncement('');
      const hasFocusedHeading = isInSection || (mayMoveFocus && focusHeadingOfNewScreen(document));
      rememberMain(document);
      if (hasFocusedHeading) return;
      timer = setTimeout(() => {
        const { title: newTitle, language } = texts.current;
        setAnnouncement(isAnotherScreen ? newTitle : `${language}. ${newTitle}`);
      }, announceDelayMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [router]);

  return (
    <>
      {isSlow && (
        <div className="pointer-events-none fixed inset-x-0 top-0 z-50 animate-skeleton border-t-3 border-primary print:hidden" />
      )}
      <div role="status" aria-live="polite" className="sr-only">
        {isVerySlow ? LL.common.states.loading() : announcement}
      </div>
    </>
  );
}
