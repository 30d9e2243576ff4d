import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { useRouteName } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { navigation } from './navigation';

/** The navigation of a desktop; the profile is in the account menu there. */
export function TopNavigation(): ReactNode {
  const { LL } = useI18n();
  const present = useRouteName();
  return (
    <nav aria-label={LL.header.navigation.label()} className="hidden md:block">
      <ul className="flex gap-1">
        {navigation
          .filter(({ to }) => to !== 'profile')
          .map(({ to, word }) => (
            <li key={to}>
              <Link
                to={to}
                className={cn(
                  'flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-sunken',
                  to === present
                    ? 'text-accent underline decoration-primary decoration-3 underline-offset-6'
                    : 'text-text',
                )}
              >
                {LL.header.navigation[word]()}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
