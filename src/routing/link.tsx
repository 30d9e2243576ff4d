import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { Locale } from '@/lib/locale';
import { type AddressParts, partsOf } from './address';
import { useAddressParts, useLocale } from './hooks';
import { href, switchLocale, type TargetOptions } from './href';
import { rememberLocale } from './locale-cookie';
import { toInternal } from './rewrite';
import { parseSearch, type Search } from './search';
import type { RouteName } from './table';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;

export type LinkProps<Name extends RouteName> = AnchorProps &
  TargetOptions<Name> & {
    /** A screen of the route table. */
    to: Name;
    /** Another language than that of the screen that is shown. */
    locale?: Locale;
    replace?: boolean;
    /** False keeps the scroll position. */
    resetScroll?: boolean;
  };

/** Suppresses the class name that TanStack Router gives to active links; `aria-current` says it. */
const activeProps = {};

/** Active = this very screen, whatever stands in the query. */
const activeOptions = { exact: true, includeSearch: false };

const routerTarget = ({
  pathname,
  search,
  hash,
}: AddressParts): { to: string; search: Search; hash: string } => ({
  to: toInternal(pathname),
  search: parseSearch(search),
  hash: hash.slice(1),
});

/**
 * A link to a screen in the present language: a real `<a href>` with the public address, `aria-current="page"` on its
 * own screen, its code and data fetched on intent. Takes every attribute of `<a>`.
 */
export function Link<Name extends RouteName>(props: LinkProps<Name>): ReactNode {
  const present = useLocale();
  const { to, params, search, hash, locale = present, ...rest } = props;
  const address = href(to, { locale, params, search, hash } as TargetOptions<Name> & { locale: Locale });
  return (
    <RouterLink
      preload="intent"
      activeOptions={activeOptions}
      activeProps={activeProps}
      {...(rest as AnchorProps)}
      {...routerTarget(partsOf(address))}
    />
  );
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
}: AnchorProps & { locale: Locale }): ReactNode {
  const address = switchLocale(useAddressParts(), locale);
  const rememberThen =
    (handler: AnchorProps['onClick']) =>
    (event: MouseEvent<HTMLAnchorElement>): void => {
      rememberLocale(locale);
      handler?.(event);
    };
  return (
    <RouterLink
      lang={locale}
      hrefLang={locale}
      preload={false}
      resetScroll={false}
      hashScrollIntoView={false}
      activeOptions={activeOptions}
      activeProps={activeProps}
      {...rest}
      onClick={rememberThen(onClick)}
      onAuxClick={rememberThen(onAuxClick)}
      {...routerTarget(partsOf(address))}
    />
  );
}
