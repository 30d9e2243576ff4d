import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { applyHead, useDocumentLanguage } from './document-head';
import { focusHeading } from '@/components/focus';
import { useDebouncedTrue } from '@/components/use-debounced-true';
import { useI18n } from '@/i18n/context';
import { headOf } from '@/routing/head';
import { screenPath, withoutLocale } from '@/routing/rows';
import { useShownRoute } from '@/routing/hooks';
import { rememberLocale } from '@/routing/language';
import { useTitleParts } from '@/routing/title';

/** Whether a navigation to another screen is slow; meanwhile `main` is busy and the page has `data-navigating` (styles.css). */
function useSlowNavigation(): boolean {
  const isUnderWay = useRouterState({
    select: ({ status, location, resolvedLocation: shown }) =>
      status === 'pending' && shown !== undefined && shown.pathname !== location.pathname,
  });
  // With one frame, the sign shows within 300 ms.
  const isSlow = useDebouncedTrue(isUnderWay, 200);
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

/** Screens set their title within this delay, and screen readers notice the emptied region. */
const announceDelayMs = 100;

/** A menu that was opened during the navigation would close if the focus moved. */
const isMenuOpen = (): boolean => document.querySelector('[role=menu]') !== null;

/** Whether the section of the hash contains the focus. */
const containsFocus = (id: string): boolean =>
  document.getElementById(id)?.contains(document.activeElement) === true;

/**
 * After each navigation, updates the document's head and the locale cookie and focuses the heading of another screen. Without a focused
 * heading, which a screen reader would say itself, the title is announced.
 */
export function Announcer(): ReactNode {
  const router = useRouter();
  const { LL, locale } = useI18n();
  const address = useShownRoute();
  const { title: ownTitle, count } = useTitleParts();
  const [announcement, setAnnouncement] = useState('');
  const { publicOrigin } = router.options.context;
  const head = headOf(address, publicOrigin);
  const title = ownTitle ?? head.title;
  const currentTitle = useRef(title);
  useDocumentLanguage(locale);
  const isSlow = useSlowNavigation();

  useEffect(() => {
    currentTitle.current = title;
    const description = LL.descriptions[head.descriptionRoute]();
    applyHead(document, { ...head, title: count > 0 ? `(${String(count)}) ${title}` : title, description });
  });

  useEffect(() => rememberLocale(address.locale), [address.locale]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation) return;
      const isAnotherScreen =
        withoutLocale(screenPath(fromLocation)) !== withoutLocale(screenPath(toLocation));
      if (!pathChanged && !isAnotherScreen) return;
      const mayMoveFocus = isAnotherScreen && !isMenuOpen() && !containsFocus(toLocation.hash);
      clearTimeout(timer);
      setAnnouncement('');
      if (mayMoveFocus && focusHeading(document)) return;
      timer = setTimeout(() => setAnnouncement(currentTitle.current), announceDelayMs);
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
        {isSlow ? LL.common.states.loading() : announcement}
      </div>
    </>
  );
}
