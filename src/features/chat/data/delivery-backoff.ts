import { createBackoff } from '@/api/backoff';
import { deviceStorage, userKey } from '@/api/storage';

/** Milliseconds before the second attempt, and the longest pause: each is four times as long as the one before. */
const firstPause = 1000;
const longestPause = 120_000;
/** From that many milliseconds on a pause is told to the person. */
const noticeablePause = 20_000;

/** The pause after attempts to send what waits in the chats. It goes with the session. */
export const deliveryBackoff = createBackoff({
  storage: deviceStorage(),
  key: userKey('chat-backoff'),
  now: () => Date.now(),
  // With jitter: not all devices come back at the same moment.
  pauseAfter: (failures) =>
    Math.min(longestPause, firstPause * 4 ** (failures - 1)) * (1 + Math.random() / 4),
});

/** When the next attempt comes (milliseconds since 1970), where the person may not want to wait for it; else 0. */
export function noticeablePauseEnd(): number {
  const { from, until } = deliveryBackoff.pause() ?? { from: 0, until: 0 };
  return until - from >= noticeablePause ? until : 0;
}
