import type { KeyValueStorage } from './storage';

/** A token may have been issued this long before it arrives; within that the device's clock counts as right. */
const toleranceMs = 5000;
/** The smallest clock difference that a person is told of; a smaller one does no harm. */
const noticeableSkewMs = 5 * 60_000;
const maxSkewMs = 366 * 24 * 3600 * 1000;
export const clockSkewKey = 'clock_skew';

/** The skew (milliseconds) that an earlier visit measured; 0 where there is none. */
export function readClockSkew(storage: KeyValueStorage): number {
  const skew = Number(storage.get(clockSkewKey));
  return Math.abs(skew) <= maxSkewMs ? skew : 0;
}

/** Whether a person is told that their device's clock differs by so many milliseconds. */
export const isNoticeableSkew = (skew: number): boolean => Math.abs(skew) > noticeableSkewMs;

interface ClockOptions {
  now: () => number;
  storage: KeyValueStorage;
  /** Called with each skew (milliseconds) that the `Date` of an answer shows, unless it is the former one within the tolerance. */
  onSkew?: (skew: number) => void;
}

export type Clock = ReturnType<typeof createClock>;

/** The backend's time as far as this device knows it, so that a wrong clock neither loops nor signs out. */
export function createClock({ now, storage, onSkew }: ClockOptions) {
  let skew = readClockSkew(storage);
  let dateSkew: number | null = null;
  let reportedSkew = skew;
  onSkew?.(skew);
  let isMeasured = false;

  const skewOf = (serverTime: number): number => {
    const ahead = serverTime - now();
    return ahead > 0 ? ahead : Math.min(0, ahead + toleranceMs);
  };

  return {
    /** The backend's milliseconds since 1970; beside the skew of an earlier visit also the device's own, as it may have been set right since. */
    possibleTimes: (): readonly number[] => (isMeasured ? [now() + skew] : [now() + skew, now()]),
    /** Is the device's own clock known, by the last `Date` header, to be minutes off? */
    isWrong: (): boolean => dateSkew !== null && isNoticeableSkew(dateSkew),
    recordServerDate: (date: number): void => {
      dateSkew = skewOf(date);
      if (Math.abs(dateSkew) > maxSkewMs || Math.abs(dateSkew - reportedSkew) <= toleranceMs) return;
      reportedSkew = dateSkew;
      storage.set(clockSkewKey, String(Math.round(reportedSkew)));
      onSkew?.(reportedSkew);
    },
    /** A token has just been issued: measures the skew by its `iat` (seconds), else by the last `Date` header. */
    recordTokenIssued(iat: number | null): void {
      const next = iat === null ? dateSkew : skewOf(iat * 1000);
      if (next === null || Math.abs(next) > maxSkewMs) return;
      isMeasured = true;
      skew = next;
      storage.set(clockSkewKey, String(Math.round(next)));
    },
  };
}
