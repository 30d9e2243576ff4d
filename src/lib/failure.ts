/** One invalid field of an error answer; `code` is empty where the answer has only a message. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** What an error answer says. Failures that older versions stored lack the optional fields. */
export interface ProblemFields {
  /** Null when the answer has no code and the contract does not determine it, as from a proxy in front of the backend. */
  readonly code: string | null;
  /** Whether the answer itself has no code: nothing final follows from it, as a proxy may have answered. */
  readonly isInferred?: boolean;
  readonly detail: string | null;
  readonly errors?: readonly FieldProblem[];
  /** Seconds to wait before trying again, from the body or the `Retry-After` header. */
  readonly retryAfter: number | null;
}

/** Why a request failed, as data without a text, so that its text can change with the language; `failedAt` is in milliseconds since 1970 by the device's clock. */
export type Failure =
  | ({ readonly kind: 'problem'; readonly status: number; readonly failedAt: number } & ProblemFields)
  | { readonly kind: 'refresh_limit'; readonly retryAfter: number; readonly failedAt: number }
  /** The person has to wait while the retry button counts down the seconds. */
  | { readonly kind: 'counting_down'; readonly status: number }
  | {
      readonly kind:
        | 'offline'
        | 'chunk_load'
        | 'session_expired'
        | 'cancelled'
        | 'timeout'
        | 'malformed'
        | 'token_storage'
        | 'cookie_taken'
        | 'unknown';
    };
