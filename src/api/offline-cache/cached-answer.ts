import type { ResponseSchema } from '@/api/http';

/** One kind of answer that is kept on the device. */
export interface CachedAnswer {
  /** The paths of its calls, which are also the keys of its queries. */
  readonly path: RegExp;
  /** Checks what is read: an older build, or somebody at the device, may have written something else. */
  readonly schema: ResponseSchema;
  /** Selects the part that is kept; all of it unless given. */
  readonly shorten?: (answer: never) => unknown;
  /** The path of another answer that tells of the same things; read where this one is not kept. */
  readonly elseIn?: string;
}

/** The kind of answer that a path is one of. */
export const cachedAnswerOf = (answers: readonly CachedAnswer[], path: unknown): CachedAnswer | undefined =>
  typeof path === 'string' ? answers.find((answer) => answer.path.test(path)) : undefined;
