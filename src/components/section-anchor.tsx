import type { ReactNode } from 'react';

/** Scrolls to a focusable section and focuses it. It keeps the section in position until the person scrolls, as Safari has no scroll anchoring. */
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

/** A link to a section of the same screen. It sets no hash, which would also be in the link to the other language. */
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
