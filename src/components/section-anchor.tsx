import type { ReactNode } from 'react';
import { showSection } from './show-section';

interface SectionAnchorProps {
  /** The id of the part of the screen that it leads to. */
  to: string;
  children: ReactNode;
}

/** Leads down to a part of the same screen. The address stays: a hash would become part of the link to the other language. */
export function SectionAnchor({ to, children }: SectionAnchorProps): ReactNode {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        showSection(to);
      }}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control text-sm"
    >
      {children}
    </a>
  );
}
