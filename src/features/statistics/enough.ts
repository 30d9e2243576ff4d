/** The number of finished matches from which on there is an attendance rate. */
export const enoughForRate = 5;
