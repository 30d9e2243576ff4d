import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A log counts as at its end when fewer pixels than this are below the view. */
const endTolerance = 40;

/** Keeps a log scrolled to its end while it grows, unless the person has scrolled up. */
export function useStickToEnd() {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isStuckToEnd = useRef(true);
  const lastScrollTop = useRef(0);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const goToEnd = useCallback(() => {
    if (!log.current) return;
    log.current.scrollTop = log.current.scrollHeight;
    lastScrollTop.current = log.current.scrollTop;
  }, []);

  const scrollToEnd = useCallback(() => {
    isStuckToEnd.current = true;
    setIsAtEnd(true);
    goToEnd();
  }, [goToEnd]);

  /** To be called before scrolling up: content that grows before the scroll event would scroll back to the end. */
  const leaveEnd = (): void => {
    isStuckToEnd.current = false;
  };

  const onScroll = (): void => {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < endTolerance;
    // The event comes a frame late, and a new message may have moved the end meanwhile: only scrolling up leaves the end.
    isStuckToEnd.current = isNearEnd || (isStuckToEnd.current && scrollTop >= lastScrollTop.current);
    lastScrollTop.current = scrollTop;
    setIsAtEnd(isStuckToEnd.current);
  };

  useLayoutEffect(goToEnd, [goToEnd]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (isStuckToEnd.current) goToEnd();
    });
    if (log.current) observer.observe(log.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [goToEnd]);

  return { log, content, onScroll, isAtEnd, scrollToEnd, leaveEnd };
}
