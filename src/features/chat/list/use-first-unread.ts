import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const findFirstUnreadElement = (log: HTMLElement | null): Element | null =>
  log?.querySelector('[data-first-unread]') ?? null;

/** Tells whether the first unread message is out of view and has not been in view yet, and scrolls to it with `jump`. */
export function useFirstUnread(
  log: RefObject<HTMLElement | null>,
  firstUnreadId: number | null,
  revealFrom: (id: number) => void,
) {
  const [visibility, setVisibility] = useState<'unknown' | 'ahead' | 'seen'>('unknown');

  useEffect(() => {
    // The query is skipped when its result does not matter, because it is slow in a long chat.
    const element =
      firstUnreadId === null || visibility === 'seen' ? null : findFirstUnreadElement(log.current);
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setVisibility(entries.some(({ isIntersecting }) => isIntersecting) ? 'seen' : 'ahead');
    });
    observer.observe(element);
    return () => observer.disconnect();
    // The effect has no dependencies: any later block may contain the element.
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
      // By the next frame the blocks around it have their real heights.
      requestAnimationFrame(scrollToElement);
    },
  };
}
