import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Locale } from '@/lib/locale';
import { partsOf } from './address';
import { href, type TargetOptions } from './href';
import { localeOfPathname } from './match';
import type { RouteName } from './table';

interface HistoryOptions {
  /** Replaces the present entry of the history instead of adding one. */
  replace?: boolean;
  /** False keeps the scroll position, for example while filters change. */
  resetScroll?: boolean;
}

type NavigateTo = <Name extends RouteName>(
  name: Name,
  options: TargetOptions<Name> & HistoryOptions & { locale?: Locale },
) => Promise<void>;

/** A function that goes to a screen of the route table, in the language of the address bar unless told otherwise. */
export function useNavigateTo(): NavigateTo {
  const router = useRouter();
  return useCallback<NavigateTo>(
    (name, options) => {
      const present = localeOfPathname(partsOf(router.latestLocation.publicHref).pathname);
      const { replace, resetScroll, locale = present } = options;
      return router.navigate({ href: href(name, { ...options, locale }), replace, resetScroll });
    },
    [router],
  );
}

/** A function that goes to a public address of the app, such as one that `useNext` or `href` gave. */
export function useGoTo(): (address: string, options?: HistoryOptions) => Promise<void> {
  const router = useRouter();
  return useCallback((address, options) => router.navigate({ ...options, href: address }), [router]);
}
