import type { ApiError } from './problem';
import type { RequestOptions, Transport } from './request';

/** The errors of generated hooks. The contract's problem documents arrive as `ProblemError`. */
export type ErrorType<_Problem> = ApiError;

let transport: Transport | null = null;

/** Sets what carries the calls of the generated client; `createApi` does it for the app. */
export function setTransport(next: Transport): void {
  transport = next;
}

/**
 * The function that orval's generated code calls (its "mutator"). Resolves with the validated body, or undefined
 * when there is none.
 * @param url path and query as generated from the contract
 * @throws ApiError in one of its forms for everything but a 2xx answer that fits the contract
 */
export async function http<T>(url: string, options: RequestOptions = {}): Promise<T> {
  if (transport === null) throw new Error('Call createApi() or setTransport() before the first API call.');
  return (await transport(url, options)) as T;
}
