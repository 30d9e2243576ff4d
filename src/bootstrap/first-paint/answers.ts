import { openCache, pathPattern, readCachedText } from '@/api/offline-cache/read';
import { readableOwner } from '@/api/offline-cache/owner';
import { deviceStorage } from '@/api/storage';
import { documentTokens, sessionIdentity } from '@/api/tokens';
import type { FirstPaintInput } from '@/bootstrap/start-input-paint';
import { getGetChatNotificationsUrl } from '@/generated/match/match';
import type { Messages } from '@/i18n/translate';
import { isLocale, type Locale } from '@/lib/locale';

/** The answer to the call whose path the pattern fits. Rejects when there is none, or one that says no. */
export type FetchAnswer = (path: RegExp) => Promise<Response>;

const currentIdentity = (): string | null => sessionIdentity(documentTokens());

export interface AnswerSource {
  readonly fetchAnswer: FetchAnswer;
  /** Whether it is still the session that was asked for. */
  readonly isSessionCurrent: () => boolean;
}

/** The path of a call's address, which may begin with an origin of the API. */
const pathOf = (address: string): string => new URL(address, location.href).pathname;

const addressOf = ({ calls }: FirstPaintInput, path: RegExp): string =>
  calls.find((address) => path.test(pathOf(address))) ?? '';

export const networkSource = (input: FirstPaintInput): AnswerSource => ({
  async fetchAnswer(path) {
    const address = addressOf(input, path);
    const answer = await input.responses[address];
    if (answer?.status !== 200) throw new Error(`${address} was answered with ${String(answer?.status)}.`);
    return answer;
  },
  isSessionCurrent: () => documentTokens().access === input.token,
});

/** What the device has kept for this person (docs/decisions/062-offline-cache.md); null where nothing can be, and then no database is opened. */
export function offlineCacheSource(input: FirstPaintInput): AnswerSource | null {
  const storage = deviceStorage();
  const owner = readableOwner(storage, currentIdentity());
  if (owner === null) return null;
  const database = openCache();
  return {
    async fetchAnswer(path) {
      const name = pathOf(addressOf(input, path));
      const cached = await readCachedText(database, owner, name, Date.now());
      if (!cached) throw new Error(`${name} is not kept.`);
      return new Response(cached.text);
    },
    isSessionCurrent: () => readableOwner(storage, currentIdentity()) === owner,
  };
}

export async function readMessages(input: FirstPaintInput): Promise<{ locale: Locale; messages: Messages }> {
  const response = await input.messages;
  const { language: locale } = input;
  if (!response.ok || !isLocale(locale)) throw new Error('There are no words.');
  return { locale, messages: (await response.json()) as Messages };
}

/** Unread messages by match id; none when that is not known, for nothing waits for it. */
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
