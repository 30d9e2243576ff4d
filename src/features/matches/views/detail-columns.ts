/** The screen of a match: the match itself and, where there is room, what one does about it and the chat beside it. */
export const detailColumns =
  'grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8';

/** What stands beside the match: on a desktop it stays in sight. */
export const asideColumn =
  'min-w-0 md:sticky md:top-[calc(var(--bar-height)+2.25rem)] md:flex md:flex-col md:gap-4 md:self-start';

/**
 * With a chat in it, which takes what the card leaves of the window. Shorter by the footer: at the end of the page that would
 * push the card below the header.
 */
export const asideWithChat = 'md:h-[calc(100dvh-var(--bar-height)-8.25rem)] md:min-h-[36rem]';
