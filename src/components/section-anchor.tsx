import type { ReactNode } from 'react';

/** Scrolls to a part of the screen and focuses it; it must be focusable. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

interface SectionAnchorProps {
  /** The id of the part of the screen that it leads to. */
  to: string;
  children: ReactNode;
}

/** A link down to a part of the same screen. It leaves the address alone, as a hash would become part of the link to the other language. */
export function SectionAnchor({ to, children }: SectionAnchorProps): ReactNode {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        showSection(to);
      }}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control"
    >
      {children}
    </a>
  );
}
