import { Link as RouterLink, useLinkProps } from '@tanstack/react-router';
import type { ComponentProps, ForwardedRef, MouseEvent, ReactNode } from 'react';
import type { Locale } from '@/lib/locale';
import { useAddressParts, useLocale } from './hooks';
import { href, switchLocale, type TargetOptions } from './href';
import { rememberLocale } from './locale-cookie';
import type { RouteName } from './table';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;

type LinkProps<Name extends RouteName> = AnchorProps &
  TargetOptions<Name> & {
    /** A screen of the route table. */
    to: Name;
    /** The present language unless given. */
    locale?: Locale;
  };

/** A screen is the present one whatever stands in the query. */
const present = { exact: true, includeSearch: false };

/** The router's own would add a class. */
const nothing = {};

/** Of the router's links, `href` says all of it; their type wants this besides. */
const to = '.';

/**
 * A link to a screen in the language of the words around it, for a list that may have a thousand: `Link` looks at each change of
 * the present language, by which all of them would be drawn anew before the press on it is answered.
 */
export function RowLink<Name extends RouteName>({
  to: name,
  params,
  search,
  hash,
  locale,
  ...rest
}: LinkProps<Name> & { locale: Locale }): ReactNode {
  const target = { params, search, hash, locale } as TargetOptions<Name> & { locale: Locale };
  return (
    <RouterLink {...rest} to={to} href={href(name, target)} activeOptions={present} activeProps={nothing} />
  );
}

/** A link of the router to a screen of the route table, by its name; `aria-current="page"` on its own screen. */
export function Link<Name extends RouteName>({ locale, ...rest }: LinkProps<Name>): ReactNode {
  const shown = useLocale();
  return <RowLink<Name> {...(rest as LinkProps<Name>)} locale={locale ?? shown} />;
}

/**
 * A link to the present address in another language; screen, parameters, query, hash and scroll position stay. It
 * remembers the language at once, so that Home opened in a new tab is not led back by the old one's cookie.
 */
export function LocaleLink({
  locale,
  onClick,
  onAuxClick,
  ref,
  children,
  ...rest
}: AnchorProps & { locale: Locale }): ReactNode {
  const isPresent = useLocale() === locale;
  const address = switchLocale(useAddressParts(), locale);
  const rememberThen =
    (handler: AnchorProps['onClick']) =>
    (event: MouseEvent<HTMLAnchorElement>): void => {
      rememberLocale(locale);
      handler?.(event);
    };
  const link = useLinkProps(
    {
      lang: locale,
      hrefLang: locale,
      ...rest,
      to,
      href: address,
      preload: false,
      resetScroll: false,
      hashScrollIntoView: false,
      activeProps: nothing,
      onClick: rememberThen(onClick),
      onAuxClick: rememberThen(onAuxClick),
    },
    ref as ForwardedRef<Element>,
  );
  return (
    <a {...link} aria-current={isPresent ? 'true' : undefined}>
      {children}
    </a>
  );
}
