/**
 * Runs something once the frame that is due has been shown, so that a press is answered before what takes a while; at once on a page
 * that is hidden, which paints nothing (https://web.dev/articles/optimize-inp).
 *
 * @returns what calls it off
 */
export function afterPaint(run: () => void): () => void {
  if (document.hidden) {
    run();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
