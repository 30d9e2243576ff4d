/** The screen of a match: the match itself and, where there is room, the chat beside it. */
export const detailColumns =
  'grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8';
