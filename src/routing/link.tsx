import { createLink, Link as RouterLink, useLinkProps, useRouter } from '@tanstack/react-router';
import {
  type ComponentProps,
  type ForwardedRef,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { afterPaint } from '@/lib/browser/scheduling';
import type { Locale } from '@/lib/locale';
import { rememberLocale } from './address/language';
import { useLocale } from './hooks';
import { isForNewTab } from './navigate';
import { type TargetOptions, targetOf } from './rows';
import type { RouteName } from './table';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;

type LinkProps<Name extends RouteName> = AnchorProps & TargetOptions<Name> & { to: Name };

/** No props: by default the router adds a class to an active link. */
const noActiveProps = {};

/** A link is active on its screen with any query; not on screens below it, as all paths begin with Home's. */
const activeOnScreen = { activeOptions: { exact: true, includeSearch: false }, activeProps: noActiveProps };

function splitProps<Name extends RouteName>(
  { to, params, search, hash, locale, ...anchor }: LinkProps<Name>,
  currentLocale: Locale,
) {
  const options = { params, search, hash, locale: locale ?? currentLocale };
  return { target: targetOf(to, options as unknown as TargetOptions<Name>), anchor: anchor as AnchorProps };
}

/**
 * React sets `onclick` anew for a new handler. Firefox then makes the accessible object of a link anew, and a screen reader says nothing of a
 * link that has just received the focus.
 */
function Anchor({ href, onClick, children, ...rest }: ComponentProps<'a'>) {
  const lastOnClick = useRef(onClick);
  useLayoutEffect(() => {
    lastOnClick.current = onClick;
  });
  const press = useCallback((event: MouseEvent<HTMLAnchorElement>) => lastOnClick.current?.(event), []);
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
}

const StableLink = createLink(Anchor);

/** A link to a screen of the route table, in the current language by default. */
export function Link<Name extends RouteName>(props: LinkProps<Name>) {
  const { target, anchor } = splitProps(props, useLocale());
  return <StableLink {...anchor} {...target} {...activeOnScreen} />;
}

/** A `Link` for long lists: it does not subscribe to the language, and sets `data-opening` on a press before it navigates. */
export function RowLink<Name extends RouteName>(
  props: LinkProps<Name> & { locale: Locale; onClick?: never },
) {
  const router = useRouter();
  const { target, anchor } = splitProps<Name>(props, props.locale);
  const openRow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    const { dataset } = event.currentTarget;
    if (dataset['opening'] !== undefined) return;
    dataset['opening'] = '';
    afterPaint(() => {
      void router.navigate(target).finally(() => delete dataset['opening']);
    });
  };
  return <RouterLink {...anchor} {...target} {...activeOnScreen} onClick={openRow} />;
}

/** A link of the main navigation. The caller passes `isCurrent`, as the router cannot distinguish Home's two screens. */
export function NavigationLink<Name extends RouteName>({
  isCurrent,
  children,
  ref,
  ...props
}: LinkProps<Name> & { isCurrent: boolean }) {
  const { target, anchor } = splitProps<Name>(props as unknown as LinkProps<Name>, useLocale());
  const link = useLinkProps(
    { ...anchor, ...target, activeOptions: { exact: true }, activeProps: noActiveProps },
    ref as ForwardedRef<Element>,
  );
  return (
    <a {...link} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** A link to the current address in another language. A click sets the language cookie at once, else a new tab at `/` would use the old language. */
export function LocaleLink(props: AnchorProps & { locale: Locale; onAuxClick?: never }) {
  const { locale, onClick, ref, children, ...rest } = props;
  const isCurrent = useLocale() === locale;
  const link = useLinkProps(
    {
      lang: locale,
      hrefLang: locale,
      ...rest,
      to: '.',
      params: { locale },
      search: true,
      hash: true,
      preload: false,
      resetScroll: false,
      hashScrollIntoView: false,
      activeProps: noActiveProps,
      onClick: (event) => {
        rememberLocale(locale);
        onClick?.(event);
      },
      onAuxClick: () => rememberLocale(locale),
    },
    ref as ForwardedRef<Element>,
  );
  return (
    <Anchor {...link} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </Anchor>
  );
}
