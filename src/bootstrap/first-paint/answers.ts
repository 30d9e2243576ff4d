import { openCache, pathsOf, readCached } from '@/api/offline-cache/read';
import { readerOf } from '@/api/offline-cache/owner';
import { deviceStorage } from '@/api/storage';
import { documentTokens, identityOf } from '@/api/tokens';
import type { FirstAnswers } from '@/bootstrap/start-first-paint';
import { getGetChatNotificationsUrl } from '@/generated/match/match';
import type { Messages } from '@/i18n/translate';
import { isLocale, type Locale } from '@/lib/locale';

/** The answer to the call whose path the pattern fits. Rejects when there is none, or one that says no. */
export type Answers = (path: RegExp) => Promise<Response>;

const identity = (): string | null => identityOf(documentTokens());

export interface Source {
  readonly answers: Answers;
  /** Whether it is still the session that was asked for. */
  readonly isPresent: () => boolean;
}

/** The path of a call's address, which may begin with an origin of the API. */
const pathOf = (address: string): string => new URL(address, location.href).pathname;

const addressOf = ({ calls }: FirstAnswers, path: RegExp): string =>
  calls.find((address) => path.test(pathOf(address))) ?? '';

export const fromNetwork = (first: FirstAnswers): Source => ({
  async answers(path) {
    const address = addressOf(first, path);
    const answer = await first.answers[address];
    if (answer?.status !== 200) throw new Error(`${address} was answered with ${String(answer?.status)}.`);
    return answer;
  },
  isPresent: () => documentTokens().access === first.token,
});

/** What the device has kept for this person (docs/decisions/062-offline-cache.md); null where nothing can be, and then no database is opened. */
export function fromDevice(first: FirstAnswers): Source | null {
  const storage = deviceStorage();
  const owner = readerOf(storage, identity());
  if (owner === null) return null;
  const database = openCache();
  return {
    async answers(path) {
      const name = pathOf(addressOf(first, path));
      const kept = await readCached(database, owner, name, Date.now());
      if (!kept) throw new Error(`${name} is not kept.`);
      return new Response(kept.text);
    },
    isPresent: () => readerOf(storage, identity()) === owner,
  };
}

export async function wordsOf(first: FirstAnswers): Promise<{ locale: Locale; messages: Messages }> {
  const response = await first.messages;
  const { language: locale } = first;
  if (!response.ok || !isLocale(locale)) throw new Error('There are no words.');
  return { locale, messages: (await response.json()) as Messages };
}

/** Unread messages by match id; none when that is not known, for nothing waits for it. */
export async function unreadOf(answers: Answers): Promise<ReadonlyMap<number, number>> {
  try {
    const answer: unknown = await (await answers(pathsOf(getGetChatNotificationsUrl()))).json();
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
