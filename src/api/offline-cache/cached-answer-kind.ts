import type { ResponseSchema } from '@/api/http';
import { headKey } from './cache-database';

export interface CachedAnswerKind {
  /** The pattern of the call paths, which are also the query keys. */
  readonly path: RegExp;
  /** Validates the data on reading, as an older build may have written another format. */
  readonly schema: ResponseSchema;
  /** Selects the part to cache; by default the whole answer. */
  readonly shorten?: (answer: never) => unknown;
  /** Selects what the first paint needs of a long answer; it is cached once more by itself. */
  readonly selectHead?: (answer: never) => unknown;
  /** The path of another answer with the same data, read when this answer is not cached. */
  readonly fallbackPath?: string;
}

/** Secret fields that are never written to the device. */
const secretFields: ReadonlySet<string> = new Set(['confirmation_token']);

/** The texts to write for an answer, by their keys. */
export function serializeAnswer(
  { shorten, selectHead }: Partial<CachedAnswerKind> = {},
  path: string,
  data: object,
): [key: string, text: string][] {
  const toText = (part: unknown): string =>
    JSON.stringify(part, (key, value: unknown) => (secretFields.has(key) ? undefined : value));
  const texts: [string, string][] = [[path, toText(shorten ? shorten(data as never) : data)]];
  if (selectHead) texts.push([headKey(path), toText(selectHead(data as never))]);
  return texts;
}
