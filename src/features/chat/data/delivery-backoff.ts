import { createBackoff } from '@/api/backoff';
import { deviceStorage, userKey } from '@/api/storage';

/** In milliseconds; each pause is four times as long as the one before. */
const firstPause = 1000;
const longestPause = 120_000;
/** Pauses of this many milliseconds or more are shown to the person. */
const noticeablePause = 20_000;

/** The backoff after failed attempts to send pending messages; it is removed with the session. */
export const deliveryBackoff = createBackoff({
  storage: deviceStorage(),
  key: userKey('chat-backoff'),
  now: () => Date.now(),
  // With jitter, so that devices do not retry at the same moment.
  pauseAfter: (failures) =>
    Math.min(longestPause, firstPause * 4 ** (failures - 1)) * (1 + Math.random() / 4),
});

/** The time of the next attempt in milliseconds since 1970; 0 when the pause is too short to show. */
export function noticeablePauseEnd(): number {
  const { from, until } = deliveryBackoff.pause() ?? { from: 0, until: 0 };
  return until - from >= noticeablePause ? until : 0;
}
