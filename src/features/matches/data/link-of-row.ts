/** Gets the focus when a button of a row disappears: the row's link in a list; null elsewhere, where it is the heading of the screen. */
export const linkOfRow = (button: HTMLElement): HTMLElement | null =>
  button.closest('li')?.querySelector<HTMLElement>('a[href]') ?? null;
