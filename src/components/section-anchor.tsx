import type { ReactNode } from 'react';

/** Scrolls to a focusable part of the screen, focuses it, and holds it there until the person scrolls: Safari has no scroll anchoring. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  let [scrolledY, sectionTop] = [0, 0];
  const scroll = (): void => {
    section.scrollIntoView({ block: 'start' });
    [scrolledY, sectionTop] = [window.scrollY, section.getBoundingClientRect().top];
  };
  scroll();
  section.focus({ preventScroll: true });
  const observer = new ResizeObserver(() => {
    if (!section.isConnected || window.scrollY !== scrolledY) observer.disconnect();
    else if (section.getBoundingClientRect().top !== sectionTop) scroll();
  });
  observer.observe(document.body);
}

/** A link down to a part of the same screen. It leaves the address alone, as a hash would become part of the link to the other language. */
export const SectionAnchor = ({ to, children }: { to: string; children: ReactNode }): ReactNode => (
  <a
    href={`#${to}`}
    onClick={(event) => {
      event.preventDefault();
      scrollToSection(to);
    }}
    className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control"
  >
    {children}
  </a>
);
