import type { Fetch } from './transport';

/** The calls that the script in the page's head has started beside the app's code (src/bootstrap/preload-data.ts, `earlyCalls`). */
export interface EarlyAnswers {
  readonly token: string;
  readonly language: string;
  readonly sentAt: number;
  readonly answers: Readonly<Record<string, Promise<Response>>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** Milliseconds after which an early answer is too old to begin with. */
export const earlyLimitMs = 15_000;

/**
 * The browser's `fetch`, but the first call of an address is given the answer, or the failure, of the same call from the page's head: sent
 * with the same token, in the same language, and not followed by a write, which may have made it wrong.
 */
export function withEarlyAnswers(
  early: EarlyAnswers | undefined,
  send: Fetch = (url, init) => fetch(url, init),
  now: () => number = Date.now,
): Fetch {
  const left = new Map(Object.entries(early?.answers ?? {}));

  function take(address: string, { method = 'GET', headers }: RequestInit): Promise<Response> | undefined {
    const answer = left.get(address);
    if (method !== 'GET') left.clear();
    if (!early || !answer || method !== 'GET') return undefined;
    left.delete(address);
    const sent = new Headers(headers);
    const isSame =
      sent.get('Authorization') === `Bearer ${early.token}` &&
      sent.get('Accept-Language') === early.language &&
      Math.abs(now() - early.sentAt) < earlyLimitMs;
    return isSame ? answer : undefined;
  }

  return (address, init) => {
    const answer = take(address, init);
    if (!answer) return send(address, init);
    const { signal } = init;
    const givenUp = new Promise<never>((_, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    return Promise.race([answer, givenUp]);
  };
}
