/** The browser's executable, or undefined when there is none; throws when CHROMIUM_PATH is set and is no browser. */
export function findBrowser(): string | undefined;
