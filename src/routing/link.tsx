import { useRouterState } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { Locale } from '@/lib/locale';
import { partsOf } from './address';
import { Anchor, type AnchorAttributes, type AnchorProps } from './anchor';
import { useAddressParts, useLocale } from './hooks';
import { href, switchLocale, type TargetOptions } from './href';
import { rememberLocale } from './locale-cookie';
import { presentAddress } from './present';
import type { RouteName } from './table';

type LinkProps<Name extends RouteName> = Omit<AnchorProps, 'address'> &
  TargetOptions<Name> & {
    /** A screen of the route table. */
    to: Name;
  };

type Target = Partial<Record<'params' | 'search' | 'hash' | 'locale', unknown>>;

/** What of a link's properties is the anchor's. */
function anchorProps({
  to: _to,
  params: _params,
  search: _search,
  hash: _hash,
  locale: _locale,
  ...rest
}: Omit<AnchorProps, 'address'> & Record<'to', unknown> & Target): Omit<AnchorProps, 'address'> {
  return rest;
}

/**
 * A link to a screen in the language of the words around it, for a list that may have a thousand: unlike `Link` it is never
 * marked as the present screen.
 */
export function RowLink<Name extends RouteName>(props: LinkProps<Name> & { locale: Locale }): ReactNode {
  return <Anchor {...anchorProps(props)} address={href(props.to, props)} />;
}

/**
 * A link to a screen in the present language, unless another is given: a real `<a href>` with the public address,
 * `aria-current="page"` on its own screen whatever stands in the query, its code and data fetched on intent. Takes every
 * attribute of `<a>`.
 */
export function Link<Name extends RouteName>(props: LinkProps<Name> & { locale?: Locale }): ReactNode {
  const present = useLocale();
  const address = href(props.to, { ...props, locale: props.locale ?? present });
  const { pathname } = partsOf(address);
  const isPresent = useRouterState({ select: (state) => presentAddress(state).pathname === pathname });
  return <Anchor aria-current={isPresent ? 'page' : undefined} {...anchorProps(props)} address={address} />;
}

/**
 * A link to the present address in another language; screen, parameters, query, hash and scroll position stay. It
 * remembers the language at once, so that Home opened in a new tab is not led back by the old one's cookie.
 */
export function LocaleLink({
  locale,
  onClick,
  onAuxClick,
  ...rest
}: AnchorAttributes & Pick<AnchorProps, 'answerFirst'> & { locale: Locale }): ReactNode {
  const address = switchLocale(useAddressParts(), locale);
  const isPresent = useLocale() === locale;
  const rememberThen =
    (handler: AnchorAttributes['onClick']) =>
    (event: MouseEvent<HTMLAnchorElement>): void => {
      rememberLocale(locale);
      handler?.(event);
    };
  return (
    <Anchor
      lang={locale}
      hrefLang={locale}
      preload={false}
      resetScroll={false}
      aria-current={isPresent ? 'page' : undefined}
      {...rest}
      address={address}
      onClick={rememberThen(onClick)}
      onAuxClick={rememberThen(onAuxClick)}
    />
  );
}
