/**
 * The pathname without slashes too many at its ends: `/o-nas/` is replaced by `/o-nas`, and `//o-nas`, which a browser would
 * read as a host, by `/o-nas`.
 */
export const normalizePathname = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`;
