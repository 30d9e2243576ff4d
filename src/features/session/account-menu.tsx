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
import { focusHeading } from '@/components/focus/focus';
import { useIsWide } from '@/components/hooks/use-viewport';
import { ThemeChoice } from '@/components/theme/theme-menu';
import { Icon } from '@/components/ui/icon';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  OpenedMenu,
} from '@/components/ui/overlays/dropdown-menu';
import type { Session } from '@/generated/schemas/session.zod';
import { useI18n } from '@/i18n/context';
import { locales } from '@/lib/locale';
import { retryHandler } from '@/lib/state/retry';
import { useLocale } from '@/routing/hooks';
import { Link, LocaleLink } from '@/routing/link';

interface AccountMenuProps {
  trigger: ReactNode;
  session: Session | null;
  onSignOut: () => void;
}

const links = [
  { to: 'profile', textKey: 'profile', icon: mdiAccountCircleOutline },
  { to: 'profileEdit', textKey: 'edit', icon: mdiPencilOutline },
  { to: 'statistics', textKey: 'statistics', icon: mdiChartBoxOutline },
] as const;

export function AccountMenu({ trigger, session, onSignOut }: AccountMenuProps) {
  const { LL } = useI18n();
  const { auth } = useApi();
  const isWide = useIsWide();
  const currentLocale = useLocale();
  const otherLocales = locales.filter((locale) => locale !== currentLocale);
  const texts = LL.header.account;
  const hasChosenScreen = useRef(false);
  return (
    <OpenedMenu
      trigger={trigger}
      aria-label={texts.menu()}
      onCloseAutoFocus={(event) => {
        if (!hasChosenScreen.current) return;
        hasChosenScreen.current = false;
        // The menu still had the focus when the new screen should have taken it (src/app/head/announcer.tsx).
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
        links.map(({ to, textKey, icon }) => (
          <DropdownMenuItem
            key={to}
            asChild
            onSelect={() => {
              hasChosenScreen.current = true;
            }}
          >
            <Link to={to}>
              <Icon path={icon} />
              {texts[textKey]()}
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
