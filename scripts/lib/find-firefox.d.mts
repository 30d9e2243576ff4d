export const NO_FIREFOX: string;
/** The executable of a Firefox that can be driven, or undefined when there is none; throws when FIREFOX_PATH is set and is none. */
export function findFirefox(): string | undefined;
/** The same, installed first where this process may do so. */
export function ensureFirefox(): string | undefined;
