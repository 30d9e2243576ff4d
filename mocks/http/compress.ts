import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content coding of RFC 9110 that this server can apply. */
export type Coding = 'br' | 'gzip';

/** The best one first. */
export const CODINGS: readonly Coding[] = ['br', 'gzip'];

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(.+\+)?(json|javascript|xml|manifest)\b)/;

/** Smaller bodies do not gain. */
const WORTH = 1024;

const isCompressible = (contentType: string | null, size: number): boolean =>
  size >= WORTH && contentType !== null && COMPRESSIBLE.test(contentType);

/**
 * The best of these codings that an `Accept-Encoding` header allows; null for none. A weight of 0 forbids; others are taken as
 * equal.
 */
export function chooseCoding(
  acceptEncoding: string | null,
  available: readonly Coding[] = CODINGS,
): Coding | null {
  const allowed = new Map<string, boolean>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    allowed.set(name, !parameters.some((text) => /^q=0(\.0*)?$/.test(text)));
  }
  return available.find((coding) => allowed.get(coding) ?? allowed.get('*') ?? false) ?? null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The body in that coding, made while somebody waits: quick rather than small. */
export function compress(body: Uint8Array, coding: Coding): Promise<Buffer<ArrayBuffer>> {
  if (coding === 'gzip') return zip(body, { level: 4 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

/** An answer that is made for one request, compressed when its asker can read that and it gains by it. */
export async function compressAnswer(response: Response, acceptEncoding: string | null): Promise<Response> {
  if (response.body === null) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const { status } = response;
  if (!isCompressible(headers.get('content-type'), body.byteLength)) {
    return new Response(body, { status, headers });
  }
  headers.append('vary', 'Accept-Encoding');
  const coding = chooseCoding(acceptEncoding);
  if (!coding) return new Response(body, { status, headers });
  headers.set('content-encoding', coding);
  return new Response(await compress(body, coding), { status, headers });
}
