const day = 24 * 3600 * 1000;

/** The maximum age of a cached answer, and the maximum size of all together. */
export const maxAgeMs = 14 * day;
export const maxTotalBytes = 5_000_000;

/** The time and size of a cached answer. */
export interface Listing {
  /** The time of the answer, in milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

/** The cached answers, by the path of their call. */
export type Listings = Readonly<Record<string, Listing>>;

/** Whether an answer is too old, or dated as far ahead by a clock that has been corrected since. */
export const isOutdated = (at: number, now: number): boolean => !(Math.abs(now - at) <= maxAgeMs);

export const totalBytes = (listings: Listings): number =>
  Object.values(listings).reduce((sum, { bytes }) => sum + bytes, 0);

/** Selects the answers to keep: the newest that fit, none outdated. */
export function withinLimits(listings: Listings, now: number, limit = maxTotalBytes): Listings {
  let remainingBytes = limit;
  const newestFirst = Object.entries(listings).toSorted(([, one], [, other]) => other.at - one.at);
  return Object.fromEntries(
    newestFirst.filter(([, { at, bytes }]) => {
      if (isOutdated(at, now) || bytes > remainingBytes) return false;
      remainingBytes -= bytes;
      return true;
    }),
  );
}
