import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import type { Locale } from '@/lib/locale';
import { partsOf } from './address';
import { href, type TargetOptions } from './href';
import { toInternal } from './rewrite';
import type { RouteName } from './table';

/** Milliseconds that a pointer rests on a link before its screen is fetched; the router's own links take as many. */
const intent = 50;

type RowLinkProps<Name extends RouteName> = Omit<ComponentProps<'a'>, 'href'> &
  TargetOptions<Name> & {
    to: Name;
    /** The language of the words around it. */
    locale: Locale;
  };

/** A press that the browser itself has to answer: in a new tab, a download. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link in a row of a list that may have a thousand of them: like `Link`, but it watches nothing. Each `Link` looks at
 * every change of the address, which took 45 ms of a press on a filter; so this one is never marked as the present screen.
 */
export function RowLink<Name extends RouteName>(props: RowLinkProps<Name>): ReactNode {
  const { to, locale, params, search, hash, children, ...rest } = props;
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const address = href(to, { locale, params, search, hash } as TargetOptions<Name> & { locale: Locale });

  const preload = (): void => {
    // What cannot be had now is asked for again by the press.
    router.preloadRoute({ to: toInternal(partsOf(address).pathname) }).catch(() => undefined);
  };
  const cancel = (): void => clearTimeout(timer.current);
  const preloadSoon = (): void => {
    cancel();
    timer.current = setTimeout(preload, intent);
  };

  return (
    <a
      {...rest}
      href={address}
      onTouchStart={preload}
      onFocus={preloadSoon}
      onBlur={cancel}
      onMouseEnter={preloadSoon}
      onMouseLeave={cancel}
      onClick={(event) => {
        cancel();
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        void router.navigate({ href: address });
      }}
    >
      {children}
    </a>
  );
}
