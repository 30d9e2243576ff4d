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

/**
 * The same for a screen of the main navigation, as a child of the column that is the screen: on a phone it lies in the header.
 * @param title the screen's name where it is not that of the route table
 */
export function TabHeading({ title }: { title?: string }): ReactNode {
  const { locale } = useI18n();
  const routeTitle = useRouteTitle(locale);
  return (
    <div data-title-line="" className="flex items-center">
      <h1 data-title-words="" className="text-lg font-bold max-[22.4rem]:text-xl md:text-2xl">
        {title ?? routeTitle}
      </h1>
    </div>
  );
}
