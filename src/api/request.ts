/** Any Zod schema, or whatever else checks a value; unknown extra fields are its business to accept. */
export interface ResponseSchema {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: readonly { code?: string; path: readonly PropertyKey[] }[] } };
}

/** What a single call may change. Generated code adds method, headers, body and schema. */
export interface RequestOptions extends RequestInit {
  /** Checks the answer. */
  schema?: ResponseSchema;
  /** Milliseconds until a `TimeoutError`; otherwise 15 s, and 60 s for form data. */
  timeoutMs?: number;
  /** Sends exactly this token (null: none) and leaves the session alone, whatever the answer. */
  token?: string | null;
}

/** Sends one call and gives the checked body, or undefined when there is none. Rejects with an `ApiError`. */
export type Transport = (url: string, options: RequestOptions) => Promise<unknown>;
