import { readSession } from '@/api/browser/session-cookies';
import { openCache, pathPattern, readCachedText } from '@/api/offline-cache/cache-database';
import { readableOwner } from '@/api/offline-cache/owner';
import { deviceStorage } from '@/api/storage';
import type { FirstPaintInput } from '@/bootstrap/start-first-paint';
import { getGetChatNotificationsUrl } from '@/generated/match/match';
import type { Messages } from '@/i18n/translate';
import { isLocale } from '@/lib/locale';

/** Gets the answer to the call whose path matches the pattern. Rejects when there is no answer or its status is not 200. */
export type FetchAnswer = (pattern: RegExp) => Promise<Response>;

export interface AnswerSource {
  /** The value of the attribute `data-painted` of a first paint from this source. */
  readonly name: 'network' | 'cache';
  readonly fetchAnswer: FetchAnswer;
  /** Whether the cookies still belong to the session of the answers. */
  readonly isCurrentSession: () => boolean;
}

const getPath = (address: string): string => new URL(address, location.href).pathname;

const findAddress = ({ paths }: FirstPaintInput, pattern: RegExp): string =>
  paths.find((address) => pattern.test(getPath(address))) ?? '';

export const createNetworkSource = (input: FirstPaintInput): AnswerSource => ({
  name: 'network',
  async fetchAnswer(pattern) {
    const address = findAddress(input, pattern);
    const answer = await input.responses[address];
    if (answer?.status !== 200) throw new Error(`${address} was answered with ${String(answer?.status)}.`);
    return answer;
  },
  isCurrentSession: () => readSession().access === input.token,
});

/** Creates the source that gives the answers in the offline cache (decision 062); null when the cache belongs to another person or is disabled. */
export function createCacheSource(input: FirstPaintInput): AnswerSource | null {
  const storage = deviceStorage();
  const owner = readableOwner(storage, readSession().sessionId);
  if (owner === null) return null;
  const database = openCache();
  return {
    name: 'cache',
    async fetchAnswer(pattern) {
      const address = getPath(findAddress(input, pattern));
      const cachedAnswer = await readCachedText(database, owner, address, Date.now(), { isHeadEnough: true });
      if (!cachedAnswer) throw new Error(`${address} is not cached.`);
      return new Response(cachedAnswer.text);
    },
    isCurrentSession: () => readableOwner(storage, readSession().sessionId) === owner,
  };
}

/** Returns the part of an answer that keeps the contract. Throws when it does not. */
export function checked<Value>(value: unknown, isValid: (value: unknown) => value is Value): Value {
  if (!isValid(value)) throw new TypeError('The answer breaks the contract.');
  return value;
}

/** Reads the dictionary. Rejects when it could not be loaded. */
export async function readDictionary({ dictionary, language: locale }: FirstPaintInput) {
  const response = await dictionary;
  if (!response.ok || !isLocale(locale)) throw new Error('There is no dictionary.');
  return { locale, messages: (await response.json()) as Messages };
}

/** Reads the number of unread messages by match id; empty when there is no valid answer. */
export async function readUnreadCounts(fetchAnswer: FetchAnswer): Promise<ReadonlyMap<number, number>> {
  try {
    const answer: unknown = await (await fetchAnswer(pathPattern(getGetChatNotificationsUrl()))).json();
    const { results } = answer as { results: Record<string, unknown>[] };
    return new Map(
      results.flatMap(({ match_id: id, unread_count: count }) =>
        typeof id === 'number' && typeof count === 'number' ? [[id, count]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}
