import type { ApiError } from './problem';

/** One validation error of a schema; `errors` holds the issues of each member of a union. */
export interface SchemaIssue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly maximum?: number | bigint;
  readonly errors?: readonly (readonly SchemaIssue[])[];
}

/** A Zod schema, or any object with its `safeParse`. */
export interface ResponseSchema {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly SchemaIssue[] } };
}

/** The `fetch` options of every API call, also of the preloads. */
export const callDefaults = {
  credentials: 'include',
  cache: 'no-store',
  // A redirect could turn a write into a read, or send the token to another server.
  redirect: 'manual',
  // The page's query may hold secrets of an e-mailed link.
  referrerPolicy: 'strict-origin',
} as const satisfies RequestInit;

/** The options of one call. Generated code sets method, headers, body, schema and `isPublic`. */
export interface RequestOptions extends RequestInit {
  schema?: ResponseSchema;
  /** Whether the call needs no session (`security: []`); it is then sent without a token when the refresh fails. */
  isPublic?: boolean;
  /** Milliseconds until a `TimeoutError`; by default 15 s, or 60 s for form data. */
  timeoutMs?: number;
  /** Sends this token (null: none) instead of the session's; the answer does not affect the session. */
  token?: string | null;
}

/** Sends one call and returns the validated body, or undefined for an empty one. Rejects with an `ApiError`. */
export type Transport = (url: string, options: RequestOptions) => Promise<unknown>;

/** The error type of generated hooks. */
export type ErrorType<_Problem> = ApiError;

let transport: Transport | null = null;

export function setTransport(newTransport: Transport): void {
  transport = newTransport;
}

/** The function that orval's generated code calls (its "mutator"); see `Transport`. */
export async function http<T>(...[url, options = {}]: [url: string, options?: RequestOptions]): Promise<T> {
  // With two plain parameters orval would add an unused option to each hook, so they are a tuple.
  if (transport === null) throw new Error('Call createApi() or setTransport() before the first API call.');
  return (await transport(url, options)) as T;
}

/** Adds `showsAge` to query options: the app shows the age of such data. */
export const withAgeMeta = <T extends object>(options: T) => ({ meta: { showsAge: true }, ...options });
