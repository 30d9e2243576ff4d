import { Link as RouterLink, useLinkProps, useRouter } from '@tanstack/react-router';
import type { ComponentProps, ForwardedRef, MouseEvent, ReactNode } from 'react';
import { afterPaint } from '@/lib/scheduling';
import type { Locale } from '@/lib/locale';
import { useLocale } from './hooks';
import { rememberLocale } from './language';
import { isForNewTab } from './navigate';
import type { RouteName } from './table';
import { type TargetOptions, targetOf } from './target';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;

type LinkProps<Name extends RouteName> = AnchorProps &
  TargetOptions<Name> & {
    to: Name;
  };

/** A link is to the present screen whatever its query is. */
const activeOnAnySearch = { exact: true, includeSearch: false };

/** On its way to a screen, only the link to it is marked (`data-status`): Home's address begins all others. */
const activeOnExactPath = { exact: true };

/** The router's default would add a class. */
const noActiveProps = {};

/** Parts what a link is given into where it leads, in that language unless it names another, and what its anchor takes. */
function splitProps<Name extends RouteName>(
  { to, params, search, hash, locale, ...anchor }: LinkProps<Name>,
  shown: Locale,
) {
  const options = { params, search, hash, locale: locale ?? shown };
  return { target: targetOf(to, options as unknown as TargetOptions<Name>), anchor: anchor as AnchorProps };
}

export function Link<Name extends RouteName>(props: LinkProps<Name>): ReactNode {
  const { target, anchor } = splitProps(props, useLocale());
  return <RouterLink {...anchor} {...target} activeOptions={activeOnAnySearch} activeProps={noActiveProps} />;
}

/** For long lists: a thousand rows subscribed to the language would render before a press is answered. A press marks it at once (`data-opening`). */
export function RowLink<Name extends RouteName>(
  props: LinkProps<Name> & { locale: Locale; onClick?: never },
): ReactNode {
  const router = useRouter();
  const { target, anchor } = splitProps<Name>(props, props.locale);
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    const { dataset } = event.currentTarget;
    if (dataset['opening'] !== undefined) return;
    dataset['opening'] = '';
    afterPaint(() => {
      void router.navigate(target).finally(() => delete dataset['opening']);
    });
  };
  return (
    <RouterLink
      {...anchor}
      {...target}
      activeOptions={activeOnAnySearch}
      activeProps={noActiveProps}
      onClick={open}
    />
  );
}

/** A link of the navigation, which knows whether it leads to where one is: of Home's two screens the router does not. */
export function NavigationLink<Name extends RouteName>({
  isCurrent,
  children,
  ref,
  ...props
}: LinkProps<Name> & { isCurrent: boolean }): ReactNode {
  const { target, anchor } = splitProps<Name>(props as unknown as LinkProps<Name>, useLocale());
  const link = useLinkProps(
    { ...anchor, ...target, activeOptions: activeOnExactPath, activeProps: noActiveProps },
    ref as ForwardedRef<Element>,
  );
  return (
    <a {...link} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** The present address in another language, remembered at once, so that Home in a new tab is not led back by the old one's cookie. */
export function LocaleLink({
  locale,
  onClick,
  ref,
  children,
  ...rest
}: AnchorProps & { locale: Locale; onAuxClick?: never }): ReactNode {
  const isPresent = useLocale() === locale;
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
    <a {...link} aria-current={isPresent ? 'true' : undefined}>
      {children}
    </a>
  );
}
