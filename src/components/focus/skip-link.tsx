import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';

/** A link that focuses the element that `selector` finds; it is visible only while it has the focus. */
export const SkipLink = ({ selector, children }: { selector: string; children: ReactNode }) => (
  <a
    href={`#${selector.replaceAll(/^#|\s.*$/g, '')}`}
    onClick={(event) => {
      // The address must not get a hash, because the links to the other language would copy it.
      event.preventDefault();
      document.querySelector<HTMLElement>(selector)?.focus();
    }}
    className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-control border border-transparent bg-primary px-4 py-2.5 font-semibold text-on-primary focus:translate-y-0 print:hidden"
  >
    {children}
  </a>
);

export const contentId = 'content';

export function SkipToContent() {
  const { LL } = useI18n();
  return <SkipLink selector={`#${contentId}`}>{LL.header.skipToContent()}</SkipLink>;
}
