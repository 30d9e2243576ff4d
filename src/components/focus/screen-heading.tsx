import type { Ref } from 'react';
import { useI18n } from '@/i18n/context';
import { useRouteTitle } from '@/routing/hooks';

/** The screen's `<h1>`, by default with the route's title. Its language is that of the loaded texts, as the address changes before new texts have loaded. */
export function ScreenHeading({ ref, title }: { ref?: Ref<HTMLHeadingElement>; title?: string }) {
  const routeTitle = useRouteTitle(useI18n().locale);
  return (
    <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="text-xl font-bold outline-none md:text-2xl">
      {title ?? routeTitle}
    </h1>
  );
}

/** The `<h1>` of a screen of the main navigation; on a phone the style sheet moves it into the header. */
export function NavigationScreenHeading({ title }: { title?: string }) {
  const routeTitle = useRouteTitle(useI18n().locale);
  return (
    <div data-title-line="" className="flex items-center">
      <h1 data-title-words="" className="text-lg font-bold max-[22.4rem]:text-xl md:text-2xl">
        {title ?? routeTitle}
      </h1>
    </div>
  );
}
