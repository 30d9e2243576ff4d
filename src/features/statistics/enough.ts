/** From so many finished matches on there is an attendance rate (product decisions, section 3). */
export const enoughForRate = 5;
