import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { preloadMessages } from '@/routes/home';
import { NavigationLink } from '@/routing/link';
import { navigation, useCurrent } from './navigation';

/** The navigation of a desktop; the profile is in the account menu there. */
export function TopNavigation(): ReactNode {
  const { LL } = useI18n();
  const current = useCurrent();
  return (
    <nav aria-label={LL.header.navigation.label()} className="hidden md:block">
      <ul className="flex gap-1">
        {navigation
          .filter(({ to }) => to !== 'profile')
          .map(({ to, search, word }) => (
            <li key={word}>
              <NavigationLink
                to={to}
                search={search}
                isCurrent={word === current}
                {...(word === 'messages' && preloadMessages)}
                className={cn(
                  'flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-sunken',
                  word === current
                    ? 'text-accent underline decoration-primary decoration-3 underline-offset-6'
                    : 'text-text',
                )}
              >
                {LL.header.navigation[word]()}
              </NavigationLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
