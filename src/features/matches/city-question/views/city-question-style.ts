/** The size of the question; the first paint and the loading code keep its place. */
export const cityQuestionStyle = 'mb-2 min-h-19 max-w-[50rem] md:min-h-11 md:mb-4 print:hidden';
