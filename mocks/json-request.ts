interface JsonRequest {
  method?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** An access token. */
  token?: string | undefined;
  language?: 'cs' | 'en' | undefined;
  headers?: Record<string, string> | undefined;
}

/** A request to the backend as a test makes it; `url` with its origin. */
export function jsonRequest(
  url: string,
  { method = 'GET', body, token, language = 'cs', headers }: JsonRequest = {},
) {
  const allHeaders = {
    'Accept-Language': language,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...headers,
  };
  return new Request(url, {
    method,
    headers: allHeaders,
    body: body === undefined ? null : JSON.stringify(body),
  });
}
