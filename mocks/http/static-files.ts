import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { acceptsEncoding } from './compress.ts';
import { contentTypeOf } from './content-type.ts';
import { resolvePath, parseHostRules } from './host-rules.ts';

interface FoundFile {
  /** The path with all symbolic links resolved. */
  path: string;
  /** The time of the last change, in milliseconds since 1970. */
  modifiedAt: number;
}

/** Decodes the segments of a pathname; null when a segment is hidden or could lead out of the folder. */
function segmentsOf(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').slice(1).map(decodeURIComponent);
    const isSafe = (segment: string) =>
      segment !== '' && !/[/\\\0:]/.test(segment) && (!segment.startsWith('.') || segment === '.well-known');
    return segments.every(isSafe) ? segments : null;
  } catch {
    return null;
  }
}

/** Finds the file of a percent-encoded pathname; null when it does not exist, is hidden, or is outside `folder` behind a link. */
function findFile(folder: string, pathname: string): FoundFile | null {
  const segments = segmentsOf(pathname);
  if (!segments) return null;
  try {
    const path = realpathSync(join(folder, ...segments));
    const stats = statSync(path);
    if (!stats.isFile() || !path.startsWith(realpathSync(folder) + sep)) return null;
    return { path, modifiedAt: stats.mtimeMs };
  } catch {
    return null;
  }
}

/** Whether the percent-encoded pathname is a file of host rules or a compressed file, which are not sent at their own address. */
const isUnpublished = (pathname: string) =>
  /^\/_(headers|redirects)$|\.(br|gz)$/.test(decodeURIComponent(pathname));

/** The codings of compressed files (scripts/vite/compressed-files.ts), the best coding first. */
const ENCODINGS = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
];

interface StaticFilesOptions {
  /** The folder of the built app; no file outside it is served. */
  dist: string;
  /** Changes the HTML of each page before it is sent. */
  transformPage?: (html: string) => string;
}

/** Serves a built app like a static host: with `_headers` and `_redirects`, entity tags and the compressed files of the build. */
export function createStaticFiles({
  dist,
  transformPage,
}: StaticFilesOptions): (request: Request) => Promise<Response> {
  const readText = (name: string) => {
    const file = findFile(dist, name);
    return file ? readFileSync(file.path, 'utf8') : '';
  };

  /** Reads a file in the best coding that the client accepts. */
  async function readEncoded(pathname: string, file: FoundFile, acceptEncoding: string | null) {
    if (transformPage && file.path.endsWith('.html')) {
      // The compressed file in the build does not have the change.
      const page = Buffer.from(transformPage(await readFile(file.path, 'utf8')));
      return acceptsEncoding(acceptEncoding, 'gzip')
        ? { coding: 'gzip', bytes: gzipSync(page) }
        : { coding: null, bytes: page };
    }
    for (const { coding, extension } of ENCODINGS) {
      const compressedFile = acceptsEncoding(acceptEncoding, coding) && findFile(dist, pathname + extension);
      // An older compressed file belongs to a previous version.
      if (compressedFile && compressedFile.modifiedAt >= file.modifiedAt)
        return { coding, bytes: await readFile(compressedFile.path) };
    }
    return { coding: null, bytes: await readFile(file.path) };
  }

  return async ({ url, headers: requestHeaders }) => {
    const { pathname } = new URL(url);
    const exists = (path: string) => findFile(dist, path) !== null && !isUnpublished(path);
    const rules = parseHostRules(readText('/_headers'), readText('/_redirects'));
    const hostAnswer = resolvePath(rules, pathname, exists);
    const { status } = hostAnswer;
    const headers = new Headers(hostAnswer.headers);
    const file = hostAnswer.file === undefined ? null : findFile(dist, hostAnswer.file);
    if (hostAnswer.file === undefined || !file) {
      headers.set('content-type', 'text/plain; charset=utf-8');
      headers.set('cache-control', 'no-store');
      return new Response('Not found\n', { status: 404, headers });
    }
    const { coding, bytes } = await readEncoded(hostAnswer.file, file, requestHeaders.get('accept-encoding'));
    headers.set('content-type', contentTypeOf(file.path));
    headers.set('vary', 'Accept-Encoding');
    if (coding) headers.set('content-encoding', coding);
    if (status === 200) {
      const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
      headers.set('etag', tag);
      if (requestHeaders.get('if-none-match')?.includes(tag))
        return new Response(null, { status: 304, headers });
    }
    return new Response(bytes, { status, headers });
  };
}
