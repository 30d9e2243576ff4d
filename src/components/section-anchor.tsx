import type { ReactNode } from 'react';

/** Scrolls to a focusable part of the screen, focuses it, and holds it there until the person scrolls: Safari has no scroll anchoring. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  let [shownAt, shownTop] = [0, 0];
  const show = (): void => {
    section.scrollIntoView({ block: 'start' });
    [shownAt, shownTop] = [window.scrollY, section.getBoundingClientRect().top];
  };
  show();
  section.focus({ preventScroll: true });
  const observer = new ResizeObserver(() => {
    if (!section.isConnected || window.scrollY !== shownAt) observer.disconnect();
    else if (section.getBoundingClientRect().top !== shownTop) show();
  });
  observer.observe(document.body);
}

/** A link down to a part of the same screen. It leaves the address alone, as a hash would become part of the link to the other language. */
export const SectionAnchor = ({ to, children }: { to: string; children: ReactNode }): ReactNode => (
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
