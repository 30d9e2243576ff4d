import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { locales } from '@/lib/locale';
import { useLocale } from '@/routing/hooks';
import { LocaleLink } from '@/routing/link';

/**
 * The same screen in either language; each name is written in its own language and begins with what is seen, so that it
 * can be said to a voice control (WCAG 2.5.3).
 */
export function LanguageSwitch(): ReactNode {
  const { LL } = useI18n();
  const present = useLocale();
  return (
    <nav aria-label={LL.header.language.label()} className="flex max-[18rem]:gap-1.5">
      {locales.map((locale) => (
        <LocaleLink
          key={locale}
          locale={locale}
          className={cn(
            'grid size-target place-items-center rounded-control text-sm font-semibold hover:bg-sunken',
            locale === present
              ? 'text-text underline decoration-primary decoration-3 underline-offset-6'
              : 'text-muted',
          )}
        >
          <span>
            {locale.toUpperCase()} <span className="sr-only">{LL.header.language[locale]()}</span>
          </span>
        </LocaleLink>
      ))}
    </nav>
  );
}
