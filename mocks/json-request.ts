interface JsonRequest {
  method?: string | undefined;
  body?: unknown;
  token?: string | undefined;
  language?: 'cs' | 'en' | undefined;
  headers?: Record<string, string> | undefined;
}

/** Creates a request with a JSON body to a whole URL. */
export function jsonRequest(
  url: string,
  { method = 'GET', body, token, language = 'cs', headers }: JsonRequest = {},
) {
  const requestHeaders = {
    'Accept-Language': language,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...headers,
  };
  return new Request(url, {
    method,
    headers: requestHeaders,
    body: body === undefined ? null : JSON.stringify(body),
  });
}
