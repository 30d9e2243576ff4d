/** Tells the messages of a phone how high the bar is while it is on the screen, so that they stand above it. */
export function tellBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  let isInSight = true;
  const tell = (): void =>
    style.setProperty('--action-bar-height', isInSight ? `${String(bar.offsetHeight)}px` : '0px');
  const size = new ResizeObserver(tell);
  const sight = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? isInSight;
    tell();
  });
  size.observe(bar);
  sight.observe(bar);
  return () => {
    size.disconnect();
    sight.disconnect();
    style.removeProperty('--action-bar-height');
  };
}
