/** The screen of a match: the match and, where there is room, its actions and the chat beside it. */
export const detailColumns =
  'grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8';

/** The column beside the match, which stays in sight on a desktop. */
export const asideColumn =
  'min-w-0 md:sticky md:top-[calc(var(--bar-height)+2.25rem)] md:flex md:flex-col md:gap-4 md:self-start';

/**
 * The same column with a chat, which takes the height that the card leaves of the window, less that of the footer: at the end
 * of the page the footer would push the card below the header.
 */
export const asideWithChat = 'md:h-[calc(100dvh-var(--bar-height)-8.25rem)] md:min-h-[36rem]';
