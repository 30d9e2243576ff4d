import type { Messages } from '@/i18n/translate';
import { isLocale, type Locale } from '@/lib/locale';

/** What a first paint is made of, as the script in the page's head has asked for it (index.html). */
export interface FirstAnswers {
  /** The access token that it was asked for with. */
  token: string;
  /** The language that it was asked for in. */
  language: string;
  /** Answers to be read once, by the path that was asked for. */
  answers: Readonly<Record<string, Promise<Response>>>;
  /** The dictionary of the language, to be read once. */
  messages: Promise<Response>;
}

/** The answer to the call whose path the pattern fits. Rejects when there is none, or one that says no. */
export async function answerTo({ answers }: FirstAnswers, path: RegExp): Promise<Response> {
  const name = Object.keys(answers).find((address) => path.test(address)) ?? '';
  const answer = await answers[name];
  if (answer?.status !== 200) throw new Error(`${name} was answered with ${String(answer?.status)}.`);
  return answer;
}

/** The words of the language that was asked for. */
export async function wordsOf(first: FirstAnswers): Promise<{ locale: Locale; messages: Messages }> {
  const response = await first.messages;
  const { language: locale } = first;
  if (!response.ok || !isLocale(locale)) throw new Error('There are no words.');
  return { locale, messages: (await response.json()) as Messages };
}

/** Unread messages by match id; none when that is not known, for nothing waits for it. */
export async function unreadOf(first: FirstAnswers): Promise<ReadonlyMap<number, number>> {
  try {
    const answer: unknown = await (await answerTo(first, /\/chat\/notifications\/$/)).json();
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
