import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { acceptsEncoding } from './compress.ts';
import { contentTypeOf } from './content-type.ts';
import { resolvePath, parseHostRules } from './host-rules.ts';
import { join, sep } from 'node:path';

/** A file of the build as it lies on the disk now. */
interface FoundFile {
  /** Where its bytes are, all links resolved. */
  path: string;
  /** When it was written, in milliseconds since 1970. */
  modifiedAt: number;
}

/** The decoded segments of a pathname, or null when one could lead out of the folder or into a hidden place. */
function segmentsOf(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').slice(1).map(decodeURIComponent);
    const fine = (segment: string) =>
      segment !== '' && !/[/\\\0:]/.test(segment) && (!segment.startsWith('.') || segment === '.well-known');
    return segments.every(fine) ? segments : null;
  } catch {
    return null;
  }
}

/**
 * The regular file below `folder` that a percent-encoded pathname names; null when there is none, when the name is not a
 * plain one, or when the file really lies somewhere else. Looked up each time, so a new build is served at once.
 */
export function findFile(folder: string, pathname: string): FoundFile | null {
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

/** Rules for the host, not files of the app, however their names are encoded. */
const isRuleFile = (pathname: string) => /^\/_(headers|redirects)$/.test(decodeURIComponent(pathname));

/** What the build calls a file in each coding (scripts/vite/compressed-files.ts), the best one first. */
const ENCODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
];

interface StaticFilesOptions {
  /** The folder of the built app; nothing outside it is ever sent. */
  dist: string;
  /** Changes each page of the app on its way out. */
  transformPage?: (html: string) => string;
}

/**
 * Serves a built app as a static host does that understands `_headers` and `_redirects`: each gives the answer to a GET or
 * HEAD request, with an entity tag, 304 for a known one, and in the compressed form that the build has laid beside the file.
 */
export function createStaticFiles({
  dist,
  transformPage,
}: StaticFilesOptions): (request: Request) => Promise<Response> {
  const read = (name: string) => {
    const file = findFile(dist, name);
    return file ? readFileSync(file.path, 'utf8') : '';
  };

  /** The bytes of a file in the best coding that is accepted; without one, as they are. */
  async function formOf(pathname: string, file: FoundFile, acceptEncoding: string | null) {
    if (transformPage && file.path.endsWith('.html')) {
      // Changed on its way out, a page is no longer what the build has compressed.
      const page = Buffer.from(transformPage(await readFile(file.path, 'utf8')));
      return acceptsEncoding(acceptEncoding, 'gzip')
        ? { coding: 'gzip', bytes: gzipSync(page) }
        : { coding: null, bytes: page };
    }
    for (const { coding, ending } of ENCODINGS) {
      const form = acceptsEncoding(acceptEncoding, coding) ? findFile(dist, pathname + ending) : null;
      // An older one is of what the file was before.
      if (form && form.modifiedAt >= file.modifiedAt) return { coding, bytes: await readFile(form.path) };
    }
    return { coding: null, bytes: await readFile(file.path) };
  }

  return async ({ url, headers: asked }) => {
    const { pathname } = new URL(url);
    const exists = (path: string) => findFile(dist, path) !== null && !isRuleFile(path);
    const answer = resolvePath(parseHostRules(read('/_headers'), read('/_redirects')), pathname, exists);
    const { status } = answer;
    const headers = new Headers(answer.headers);
    const file = answer.file === undefined ? null : findFile(dist, answer.file);
    if (answer.file === undefined || !file) {
      headers.set('content-type', 'text/plain; charset=utf-8');
      headers.set('cache-control', 'no-store');
      return new Response('Not found\n', { status: 404, headers });
    }
    const { coding, bytes } = await formOf(answer.file, file, asked.get('accept-encoding'));
    headers.set('content-type', contentTypeOf(file.path));
    headers.set('vary', 'Accept-Encoding');
    if (coding) headers.set('content-encoding', coding);
    if (status === 200) {
      const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
      headers.set('etag', tag);
      if (asked.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers });
    }
    return new Response(bytes, { status, headers });
  };
}
