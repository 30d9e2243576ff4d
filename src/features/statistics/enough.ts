/** The number of finished matches from which on there is an attendance rate (product decisions, section 3). */
export const enoughForRate = 5;
