import type { ComponentProps } from 'react';

/** Scrolls to a section and focuses its heading: a reader reads on from there, and from a focused section at the caret, which stays elsewhere. The section then keeps its position until the person scrolls, as Safari has no scroll anchoring. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  let [lastScrollY, lastSectionTop] = [0, 0];
  const alignSection = (): void => {
    section.scrollIntoView({ block: 'start' });
    [lastScrollY, lastSectionTop] = [window.scrollY, section.getBoundingClientRect().top];
  };
  alignSection();
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  const observer = new ResizeObserver(() => {
    if (!section.isConnected || window.scrollY !== lastScrollY) observer.disconnect();
    else if (section.getBoundingClientRect().top !== lastSectionTop) alignSection();
  });
  observer.observe(document.body);
}

type SectionAnchorProps = ComponentProps<'a'> & { id: string; onOpen?: (() => void) | undefined };

/** A link to the section with this `id` of the same screen. `onOpen` replaces scrolling there, for a section that has a history entry of its own. */
export const SectionAnchor = ({
  id,
  onOpen = () => scrollToSection(id),
  children,
  ...props
}: SectionAnchorProps) => (
  <a
    {...props}
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);
