import type { ReactNode, Ref } from 'react';
import { useI18n } from '@/i18n/context';
import { useRouteTitle } from '@/routing/hooks';

/**
 * The heading of a screen whose name is that of the route table; with a `ref` it can be given the focus. It is in the language of the
 * words around it: the address has the other one already while its words are on their way.
 */
export function ScreenHeading({ ref }: { ref?: Ref<HTMLHeadingElement> }): ReactNode {
  const { locale } = useI18n();
  return (
    <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="text-xl font-bold outline-none md:text-2xl">
      {useRouteTitle(locale)}
    </h1>
  );
}
