import type { KeyValueStorage } from '@/api/storage';
import { readExpiry } from './jwt';

/** A person is told of a larger difference only, as a smaller one does no harm. */
const noticeableSkewMs = 5 * 60_000;
/** A smaller change of the skew is not worth drawing the times again. */
const reportedChangeMs = 5000;
const maxSkewMs = 366 * 24 * 3600 * 1000;
/** How long a new token lives by the contract; used only if the clock says that it has expired. */
const tokenLifeMs = 300_000;
export const clockSkewKey = 'clock_skew';

/** The skew in milliseconds that an earlier visit measured, else 0. */
export function readClockSkew(storage: KeyValueStorage): number {
  const skew = Number(storage.get(clockSkewKey));
  return Math.abs(skew) <= maxSkewMs ? skew : 0;
}

export const isNoticeableSkew = (skew: number): boolean => Math.abs(skew) > noticeableSkewMs;

interface ClockOptions {
  /** The device's clock, in milliseconds since 1970, like all times here. */
  now: () => number;
  storage: KeyValueStorage;
  /** Called with each new skew in milliseconds. */
  onSkew?: (skew: number) => void;
}

export type Clock = ReturnType<typeof createClock>;

/** Estimates the backend's time, so that a wrong device clock causes neither refresh loops nor sign-outs. A token's `iat` tells nothing: backends copy it from sign-in. */
export function createClock({ now, storage, onSkew }: ClockOptions) {
  let skew = readClockSkew(storage);
  let reportedSkew = skew;
  onSkew?.(skew);
  let isSkewMeasured = false;

  function setSkew(newSkew: number): void {
    if (Math.abs(newSkew) > maxSkewMs) return;
    skew = newSkew;
    if (Math.abs(skew - reportedSkew) <= reportedChangeMs) return;
    reportedSkew = skew;
    storage.set(clockSkewKey, String(Math.round(skew)));
    onSkew?.(skew);
  }

  // Until this visit has measured the skew, the clock may have been corrected since an earlier visit.
  const getTokenSkew = (): number => (isSkewMeasured ? skew : Math.max(0, skew));

  return {
    deviceNow: now,
    /** The backend's time; the later one where two are possible. */
    serverNow: (): number => now() + getTokenSkew(),
    isDeviceClockWrong: (): boolean => isNoticeableSkew(skew),
    /** The backend's time is at least this. */
    recordPassed: (serverTime: number): void => setSkew(Math.max(skew, serverTime - now())),
    /** Measures the skew by the `Date` of an answer to a call of `sentAt`. The answer to a read may come from a cache with an old date. */
    recordServerDate(date: number, sentAt: number, isRead: boolean): void {
      isSkewMeasured ||= !isRead;
      // The header has whole seconds.
      const latestSkew = isRead ? skew : Math.min(skew, date + 999 - sentAt);
      setSkew(Math.max(latestSkew, date - now()));
    },
    /** A token that was asked for at `sentAt` had not expired then, whatever the clock says. */
    recordNewToken(token: string, sentAt: number): void {
      const expiry = readExpiry(token) ?? Infinity;
      if (sentAt + getTokenSkew() < expiry) return;
      isSkewMeasured = true;
      setSkew(Math.min(skew, expiry - tokenLifeMs - sentAt));
    },
  };
}
