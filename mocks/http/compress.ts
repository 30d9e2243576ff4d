const MIN_BYTES_TO_COMPRESS = 1024;

/** Whether an `Accept-Encoding` header allows a coding; any weight above 0 allows it. */
export const acceptsEncoding = (acceptEncoding: string | null, coding: string): boolean =>
  (acceptEncoding ?? '').split(',').some((part) => {
    const [name, weight = 'q=1'] = part.split(';').map((text) => text.trim());
    return name === coding && Number(weight.slice(2)) > 0;
  });

/** Compresses a response with gzip when the client accepts gzip and the body is large enough. */
export function compressResponse(response: Response, acceptEncoding: string | null): Response {
  const { body, status } = response;
  const headers = new Headers(response.headers);
  if (!body || Number(headers.get('content-length')) < MIN_BYTES_TO_COMPRESS) return response;
  headers.append('vary', 'Accept-Encoding');
  if (!acceptsEncoding(acceptEncoding, 'gzip')) return new Response(body, { status, headers });
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers });
}
