/** Milliseconds that a message stays at least, to be seen and to be read out. */
export const briefest = 1500;

const acts = ['click', 'submit', 'popstate', 'keydown'] as const;

/**
 * Runs something once the person has gone on to something else: a press, a message sent by Enter, a way back; presses within
 * the element do not count. What comes at once is heard, but waits until the element was there for `briefest`. Gives what calls it off.
 */
export function onNextAct(element: Element, run: () => void): () => void {
  const earliest = Date.now() + briefest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    if (event.target instanceof Node && element.contains(event.target)) return;
    timer ??= setTimeout(run, Math.max(0, earliest - Date.now()));
  };
  for (const act of acts) addEventListener(act, hear, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, hear, { capture: true });
  };
}
