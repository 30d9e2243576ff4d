/** The style sheet's breakpoint `md`, from which screens have two columns. */
export const wideQuery = '(min-width: 48rem)';

/** Whether the window is as wide as on a tablet or desktop. */
export const isWide = (): boolean => window.matchMedia(wideQuery).matches;
