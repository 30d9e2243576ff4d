import type { ReactNode, Ref } from 'react';
import { useI18n } from '@/i18n/context';
import { useRouteTitle } from '@/routing/hooks';

interface ScreenHeadingProps {
  ref?: Ref<HTMLHeadingElement>;
  title?: string;
}

/** In the language of the words around it: the address has the other one already while its words are on their way. */
export function ScreenHeading({ ref, title }: ScreenHeadingProps): ReactNode {
  const { locale } = useI18n();
  const routeTitle = useRouteTitle(locale);
  return (
    <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="text-xl font-bold outline-none md:text-2xl">
      {title ?? routeTitle}
    </h1>
  );
}

/** The same for a screen of the main navigation, as a child of the column that is the screen: on a phone it lies in the header. */
export function TabHeading({ title }: Pick<ScreenHeadingProps, 'title'>): ReactNode {
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
