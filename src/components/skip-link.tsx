import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';

/** A link that focuses the element that the selector `target` finds; it is visible only while it has the focus. */
export const SkipLink = ({ target, children }: { target: string; children: ReactNode }): ReactNode => (
  <a
    href={`#${target.replaceAll(/^#|\s.*$/g, '')}`}
    onClick={(event) => {
      // A hash would also be in the links to the other language.
      event.preventDefault();
      document.querySelector<HTMLElement>(target)?.focus();
    }}
    className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-control border border-transparent bg-primary px-4 py-2.5 font-semibold text-on-primary focus:translate-y-0 print:hidden"
  >
    {children}
  </a>
);

export const contentId = 'content';

/** The first link of each page: skips the navigation. */
export function SkipToContent(): ReactNode {
  const { LL } = useI18n();
  return <SkipLink target={`#${contentId}`}>{LL.header.skipToContent()}</SkipLink>;
}
