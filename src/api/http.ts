import type { ApiError } from './problem';

/** What a schema says of one fault; of a union, what each of its parts says. */
export interface SchemaIssue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly maximum?: number | bigint;
  readonly errors?: readonly (readonly SchemaIssue[])[];
}

/** Any Zod schema, or whatever else checks a value; unknown extra fields are its business to accept. */
export interface ResponseSchema {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly SchemaIssue[] } };
}

/** How every call of the API is sent, those of the page's head too. */
export const defaultRequestInit = {
  credentials: 'include',
  cache: 'no-store',
  // A redirect could turn a write into a read, or leave the API with the token.
  redirect: 'manual',
  // The page's query may hold the secrets of a link.
  referrerPolicy: 'strict-origin',
} as const satisfies RequestInit;

/** What a single call may change. Generated code adds method, headers, body, schema and `isPublic`. */
export interface RequestOptions extends RequestInit {
  schema?: ResponseSchema;
  /** Does it need no session (`security: []` in the contract)? Then it goes out without a token when that cannot be refreshed. */
  isPublic?: boolean;
  /** Milliseconds until a `TimeoutError`; otherwise 15 s, and 60 s for form data. */
  timeoutMs?: number;
  /** Sends exactly this token (null: none) and leaves the session alone, whatever the answer. */
  token?: string | null;
}

/** Sends one call and gives the checked body, or undefined when there is none. Rejects with an `ApiError`. */
export type Transport = (url: string, options: RequestOptions) => Promise<unknown>;

/** The errors of generated hooks. The contract's problem documents arrive as `ProblemError`. */
export type ErrorType<_Problem> = ApiError;

let transport: Transport | null = null;

/** Sets what carries the calls of the generated client; `createApi` does it for the app. */
export function setTransport(next: Transport): void {
  transport = next;
}

/** The function that orval's generated code calls (its "mutator"): the validated body, or undefined when there is none; rejects with an `ApiError`. */
export async function http<T>(...[url, options = {}]: [url: string, options?: RequestOptions]): Promise<T> {
  // A tuple: for two parameters orval gives each hook an option that nobody passes, and its type also where there is no hook.
  if (transport === null) throw new Error('Call createApi() or setTransport() before the first API call.');
  return (await transport(url, options)) as T;
}

/** Query options of an answer of which it matters to people from when it is; orval's generated code calls it too. */
export const withDatedMeta = <T extends object>(options: T) => ({ meta: { isDated: true }, ...options });
