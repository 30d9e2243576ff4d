/** Two columns stand side by side from here on: the breakpoint `md` of the style sheet. */
export const wideQuery = '(min-width: 48rem)';

/** Whether the window is that of a desktop or a tablet. */
export const isWide = (): boolean => window.matchMedia(wideQuery).matches;
