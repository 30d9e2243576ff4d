const day = 24 * 3600 * 1000;

/** How long an answer is kept, in milliseconds, and how many bytes of answers altogether. */
export const maxAgeMs = 14 * day;
export const maxTotalBytes = 5_000_000;

/** The time and size of a kept answer, known without reading it. */
export interface Listing {
  /** When it was answered, in milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

/** The kept answers, by the path of their call. */
export type Listings = Readonly<Record<string, Listing>>;

/** Is it too old? So is what a clock that was set right since has dated more than that ahead. */
export const isOutdated = (at: number, now: number): boolean => !(Math.abs(now - at) <= maxAgeMs);

export const totalBytes = (listings: Listings): number =>
  Object.values(listings).reduce((sum, { bytes }) => sum + bytes, 0);

/** What may stay: nothing outdated, and the newest that fit. */
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
