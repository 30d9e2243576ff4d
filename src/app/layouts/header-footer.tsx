import { Logo } from '@/components/failures/illustrations';
import { useLazyMenu } from '@/components/loading/lazy';
import { themeIcons, themes, useTheme } from '@/components/theme/theme';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisibleAndSpoken } from '@/components/views/visible-and-spoken';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { locales } from '@/lib/locale';
import { useLocale } from '@/routing/hooks';
import { Link, LocaleLink, NavigationLink } from '@/routing/link';
import { useCurrentItem } from './navigation';

export function HomeLink() {
  const { LL } = useI18n();
  const currentLabel = useCurrentItem();
  return (
    <span data-home="" className="max-md:@container max-md:min-w-8 max-md:flex-1">
      <NavigationLink
        to="index"
        isCurrent={currentLabel === 'matches'}
        aria-label={LL.header.home()}
        className="flex min-h-target w-fit items-center gap-2 rounded-control text-lg font-bold min-[22.5rem]:pr-2"
      >
        <Logo className="size-[min(2rem,40px)] shrink-0" />
        <span data-app-name="" className="hidden md:inline @min-[7.25rem]:inline">
          {LL.common.appName()}
        </span>
      </NavigationLink>
    </span>
  );
}

export const HeaderTools = () => (
  <>
    <LanguageSwitch />
    <ThemeButton />
  </>
);

/** Links to the screen in both languages. Each name starts with the visible text, for voice control (WCAG 2.5.3). */
function LanguageSwitch() {
  const { LL } = useI18n();
  const currentLocale = useLocale();
  return (
    <nav aria-label={LL.header.language.label()} className="flex max-[18rem]:gap-1.5">
      {locales.map((locale) => (
        <LocaleLink
          key={locale}
          locale={locale}
          className={cn(
            'grid size-target place-items-center rounded-control text-sm font-semibold hover:bg-sunken',
            locale === currentLocale
              ? 'text-text underline decoration-primary decoration-3 underline-offset-6'
              : 'text-muted',
          )}
        >
          <VisibleAndSpoken
            text={locale.toUpperCase()}
            spokenText={`${locale.toUpperCase()} ${LL.header.language[locale]()}`}
          />
        </LocaleLink>
      ))}
    </nav>
  );
}

const loadMenu = () => import('@/components/theme/theme-menu').then((module) => module.ThemeMenu);

function ThemeButton() {
  const { LL } = useI18n();
  const theme = useTheme();
  const { Menu, triggerProps } = useLazyMenu(loadMenu);
  const button = (
    <Button
      variant="quiet"
      size="icon"
      data-press="theme"
      aria-label={`${LL.header.theme.label()}: ${LL.header.theme[theme]()}`}
      {...triggerProps}
    >
      {themes.map((name) => (
        <span key={name} data-theme-sign={name}>
          <Icon path={themeIcons[name]} className="size-[min(1.25rem,28px)]" />
        </span>
      ))}
    </Button>
  );
  return Menu ? <Menu trigger={button} /> : button;
}

const publicPages = [
  ['howItWorks', 'howItWorks'],
  ['about', 'about'],
  ['privacyPolicy', 'privacy'],
] as const;

export function Footer() {
  const { LL } = useI18n();
  return (
    <footer className="border-t border-line text-sm text-muted">
      <nav aria-label={LL.header.footer.label()} className="page flex flex-wrap gap-x-6 py-2">
        {publicPages.map(([to, label]) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center rounded-control hover:underline"
          >
            {LL.header.footer[label]()}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
