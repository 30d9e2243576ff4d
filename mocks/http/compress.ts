import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content coding of RFC 9110 that this server can apply. */
export type Coding = 'br' | 'gzip';

const CODINGS: readonly Coding[] = ['br', 'gzip'];

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(.+\+)?(json|javascript|xml|manifest)\b)/;

/** Smaller bodies do not gain. */
const WORTH = 1024;

/** Whether a body of this type and size becomes notably smaller. */
export function isCompressible(contentType: string | null, size: number): boolean {
  return size >= WORTH && contentType !== null && COMPRESSIBLE.test(contentType);
}

/** The best coding that an `Accept-Encoding` header allows; null for none. A weight of 0 forbids; others are taken as equal. */
export function chooseCoding(acceptEncoding: string | null): Coding | null {
  const allowed = new Map<string, boolean>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    allowed.set(name, !parameters.some((text) => /^q=0(\.0*)?$/.test(text)));
  }
  return CODINGS.find((coding) => allowed.get(coding) ?? allowed.get('*') ?? false) ?? null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The body in that coding. `thorough` spends time for size: for bytes that are kept and sent again. */
export function compress(body: Uint8Array, coding: Coding, thorough: boolean): Promise<Buffer<ArrayBuffer>> {
  if (coding === 'gzip') return zip(body, { level: thorough ? 9 : 4 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 9 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
