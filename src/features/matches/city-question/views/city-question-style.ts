/** The size of the question; the first paint and the loading code keep its place. */
export const cityQuestionStyle = 'mb-1 min-h-11 max-w-[50rem] md:mb-4 print:hidden';
