import type { KeyValueStorage } from './storage';

/** A token may arrive this long after its issue, so a smaller difference does not mean that the clock is wrong. */
const toleranceMs = 5000;
/** A person is told of a larger difference only, as a smaller one does no harm. */
const noticeableSkewMs = 5 * 60_000;
const maxSkewMs = 366 * 24 * 3600 * 1000;
export const clockSkewKey = 'clock_skew';

/** The skew in milliseconds that an earlier visit measured, else 0. */
export function readClockSkew(storage: KeyValueStorage): number {
  const skew = Number(storage.get(clockSkewKey));
  return Math.abs(skew) <= maxSkewMs ? skew : 0;
}

export const isNoticeableSkew = (skew: number): boolean => Math.abs(skew) > noticeableSkewMs;

interface ClockOptions {
  now: () => number;
  storage: KeyValueStorage;
  /** Called with each new skew in milliseconds that a `Date` header shows. */
  onSkew?: (skew: number) => void;
}

export type Clock = ReturnType<typeof createClock>;

/** Estimates the backend's time, so that a wrong device clock causes neither refresh loops nor sign-outs. */
export function createClock({ now, storage, onSkew }: ClockOptions) {
  let skew = readClockSkew(storage);
  let dateHeaderSkew: number | null = null;
  let reportedSkew = skew;
  onSkew?.(skew);
  let isSkewMeasured = false;

  const getSkew = (serverTime: number): number => {
    const aheadMs = serverTime - now();
    return aheadMs > 0 ? aheadMs : Math.min(0, aheadMs + toleranceMs);
  };

  return {
    /** The possible backend times, in milliseconds since 1970. Until this visit has measured the skew there are two: with the skew of an earlier visit, and without it, as the clock may have been corrected since. */
    getPossibleTimes: (): readonly number[] => (isSkewMeasured ? [now() + skew] : [now() + skew, now()]),
    /** Whether the last `Date` header showed that the device's clock is minutes off. */
    isDeviceClockWrong: (): boolean => dateHeaderSkew !== null && isNoticeableSkew(dateHeaderSkew),
    recordServerDate: (serverTime: number): void => {
      dateHeaderSkew = getSkew(serverTime);
      if (Math.abs(dateHeaderSkew) > maxSkewMs || Math.abs(dateHeaderSkew - reportedSkew) <= toleranceMs)
        return;
      reportedSkew = dateHeaderSkew;
      storage.set(clockSkewKey, String(Math.round(reportedSkew)));
      onSkew?.(reportedSkew);
    },
    /** Measures the skew by the `iat` (seconds) of a new token, else by the last `Date` header. */
    recordTokenIssued(iat: number | null): void {
      const newSkew = iat === null ? dateHeaderSkew : getSkew(iat * 1000);
      if (newSkew === null || Math.abs(newSkew) > maxSkewMs) return;
      isSkewMeasured = true;
      skew = newSkew;
      storage.set(clockSkewKey, String(Math.round(newSkew)));
    },
  };
}
