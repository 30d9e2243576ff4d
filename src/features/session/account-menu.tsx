import {
  mdiAccountCircleOutline,
  mdiChartBoxOutline,
  mdiLogout,
  mdiPencilOutline,
  mdiRefresh,
  mdiTranslate,
} from '@mdi/js';
import { type ReactNode, useRef } from 'react';
import { useApi } from '@/api/context';
import { ThemeChoice } from '@/components/theme-menu';
import { focusHeading } from '@/components/focus';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  OpenedMenu,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import { useIsWide } from '@/components/use-window';
import type { Session } from '@/generated/schemas/session.zod';
import { useI18n } from '@/i18n/context';
import { locales } from '@/lib/locale';
import { retryHandler } from '@/lib/retry';
import { useLocale } from '@/routing/hooks';
import { Link, LocaleLink } from '@/routing/link';

interface AccountMenuProps {
  trigger: ReactNode;
  session: Session | null;
  onSignOut: () => void;
}

const places = [
  { to: 'profile', word: 'profile', icon: mdiAccountCircleOutline },
  { to: 'profileEdit', word: 'edit', icon: mdiPencilOutline },
  { to: 'statistics', word: 'statistics', icon: mdiChartBoxOutline },
] as const;

/** The account menu, on a phone with language and theme. */
export function AccountMenu({ trigger, session, onSignOut }: AccountMenuProps): ReactNode {
  const { LL } = useI18n();
  const { auth } = useApi();
  const isWide = useIsWide();
  const present = useLocale();
  const otherLocales = locales.filter((locale) => locale !== present);
  const texts = LL.header.account;
  const isLeaving = useRef(false);
  return (
    <OpenedMenu
      trigger={trigger}
      aria-label={texts.menu()}
      onCloseAutoFocus={(event) => {
        if (!isLeaving.current) return;
        isLeaving.current = false;
        // The screen may have come before the menu went, when nothing could be given the focus (src/app/head/announce.tsx).
        event.preventDefault();
        focusHeading(document);
      }}
    >
      <DropdownMenuLabel>
        <span className="block font-semibold text-text">
          {session ? session.user.display_name : texts.failed()}
        </span>
        {session?.user.email}
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      {session ? (
        places.map(({ to, word, icon }) => (
          <DropdownMenuItem
            key={to}
            asChild
            onSelect={() => {
              isLeaving.current = true;
            }}
          >
            <Link to={to}>
              <Icon path={icon} />
              {texts[word]()}
            </Link>
          </DropdownMenuItem>
        ))
      ) : (
        <DropdownMenuItem onSelect={retryHandler(auth.start)}>
          <Icon path={mdiRefresh} />
          {LL.common.actions.retry()}
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      {!isWide && (
        <>
          {otherLocales.map((locale) => (
            <DropdownMenuItem key={locale} asChild>
              <LocaleLink locale={locale}>
                <Icon path={mdiTranslate} />
                {LL.header.language[locale]()}
              </LocaleLink>
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <ThemeChoice />
          <DropdownMenuSeparator />
        </>
      )}
      <DropdownMenuItem onSelect={onSignOut}>
        <Icon path={mdiLogout} />
        {texts.signOut()}
      </DropdownMenuItem>
    </OpenedMenu>
  );
}
