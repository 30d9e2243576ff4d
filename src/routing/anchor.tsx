import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { partsOf } from './address';
import { pathnameBefore } from './places/visits';
import { toInternal } from './rewrite';

/** Milliseconds that a pointer rests on a link before its screen is fetched; the router's own links take as many. */
const intentDelay = 50;

/** One for all links: a pointer rests on one at a time, and a list of a thousand is left sooner without a clean-up for each. */
let timer: ReturnType<typeof setTimeout> | undefined;
const cancel = (): void => clearTimeout(timer);

/** Every attribute of `<a>` but the address. */
export type AnchorAttributes = Omit<ComponentProps<'a'>, 'href'>;

export interface AnchorProps extends AnchorAttributes {
  /** A public address of the app. */
  address: string;
  /** Whether code and data of the screen are fetched once somebody seems to want them. */
  preload?: boolean;
  /** Goes back in the history when the entry before is that screen, so that it stands there as it was left. */
  back?: boolean;
  /** Replaces the present entry of the history instead of adding one. */
  replace?: boolean;
  /** False keeps the scroll position, also where the address has a hash. */
  resetScroll?: boolean;
  /** Follows the link in the frame after the press: what goes at the press, such as the menu around it, is seen to go first. */
  answerFirst?: boolean;
}

/** A press that the browser itself has to answer: in a new tab, in a new window, a download. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  !['', '_self'].includes(event.currentTarget.target);

/**
 * A real `<a href>` to a public address, which the router follows. All links of the app are made of it. It watches nothing:
 * TanStack Router's own link looks at every change of the address, which took 45 ms of a press on a filter in a list of
 * a thousand rows (decision 028).
 */
export function Anchor({
  address,
  preload = true,
  back,
  replace,
  resetScroll,
  answerFirst,
  ...rest
}: AnchorProps): ReactNode {
  const router = useRouter();

  const fetchScreen = (): void => {
    if (!preload) return;
    // What cannot be had now is asked for again by the press.
    router.preloadRoute({ to: toInternal(partsOf(address).pathname) }).catch(() => undefined);
  };
  const fetchSoon = (): void => {
    cancel();
    timer = setTimeout(fetchScreen, intentDelay);
  };

  return (
    <a
      {...rest}
      href={address}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event);
        fetchScreen();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        fetchSoon();
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        cancel();
      }}
      onMouseEnter={(event) => {
        rest.onMouseEnter?.(event);
        fetchSoon();
      }}
      onMouseLeave={(event) => {
        rest.onMouseLeave?.(event);
        cancel();
      }}
      onClick={(event) => {
        rest.onClick?.(event);
        cancel();
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        if (back && pathnameBefore(router.latestLocation) === toInternal(partsOf(address).pathname)) {
          router.history.back();
          return;
        }
        const go = (): void =>
          void router.navigate({ href: address, replace, resetScroll, hashScrollIntoView: resetScroll });
        if (answerFirst) requestAnimationFrame(() => setTimeout(go));
        else go();
      }}
    >
      {rest.children}
    </a>
  );
}
