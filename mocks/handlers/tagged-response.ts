import { base64url } from 'jose';
import { HttpResponse } from 'msw';

/** The answer to a read with the `ETag` of its body (RFC 9110, section 8.8.3): 304 without a body when the client names that tag. */
export async function taggedResponse(request: Request, body: unknown): Promise<Response> {
  const text = JSON.stringify(body);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  // A weak tag, as the answer may be compressed.
  const headers = { ETag: `W/"${base64url.encode(new Uint8Array(digest))}"` };
  const isKnown = request.headers.get('if-none-match')?.includes(headers.ETag.slice(2));
  if (isKnown) return new HttpResponse(null, { status: 304, headers });
  return HttpResponse.text(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
