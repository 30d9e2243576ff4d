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

/** A link to the section with this `id` of the same screen. It sets no hash, because the link to the other language would copy the hash. */
export const SectionAnchor = ({ id, children }: { id: string; children: ReactNode }): ReactNode => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault();
      scrollToSection(id);
    }}
    className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control"
  >
    {children}
  </a>
);
