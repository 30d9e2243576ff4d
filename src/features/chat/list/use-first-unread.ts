import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const findFirstUnreadElement = (log: HTMLElement | null): Element | null =>
  log?.querySelector('[data-first-unread]') ?? null;

/** The way to the first unread message: offered once it is known to be out of view, until it has been in view. */
export function useFirstUnread(
  log: RefObject<HTMLElement | null>,
  firstUnreadId: number | null,
  revealFrom: (id: number) => void,
) {
  const [visibility, setVisibility] = useState<'unknown' | 'ahead' | 'seen'>('unknown');

  useEffect(() => {
    // Looked for only while it matters: in a chat of thousands that takes longer than all else that a message brings.
    const element =
      firstUnreadId === null || visibility === 'seen' ? null : findFirstUnreadElement(log.current);
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setVisibility(entries.some(({ isIntersecting }) => isIntersecting) ? 'seen' : 'ahead');
    });
    observer.observe(element);
    return () => observer.disconnect();
    // No dependencies: older blocks are added one by one, and the element may be in any of them.
  });

  const scrollToElement = (): void => {
    const element = findFirstUnreadElement(log.current);
    if (!element || !log.current) return;
    const { top } = element.getBoundingClientRect();
    log.current.scrollBy({ top: top - log.current.getBoundingClientRect().top });
  };

  return {
    isOutOfView: firstUnreadId !== null && visibility === 'ahead',
    jump() {
      if (firstUnreadId === null) return;
      flushSync(() => {
        revealFrom(firstUnreadId);
        setVisibility('seen');
      });
      scrollToElement();
      log.current?.focus({ preventScroll: true });
      // Once more after the blocks around it have got their real height.
      requestAnimationFrame(scrollToElement);
    },
  };
}
