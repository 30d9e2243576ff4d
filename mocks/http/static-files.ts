import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chooseCoding, compress, isCompressible, type Coding } from './compress.ts';
import { contentTypeOf } from './content-type.ts';
import { entityTag, isKnown } from './etag.ts';
import { findFile, type FoundFile } from './find-file.ts';
import { answerFor, parseHostRules, type HostRules } from './host-rules.ts';

/** Rules for the host, not files of the app, however their names are encoded. */
const isRuleFile = (pathname: string) => /^\/_(headers|redirects)$/.test(decodeURIComponent(pathname));

interface Tagged {
  body: Buffer<ArrayBuffer>;
  tag: string;
}

/** A file as it is sent, kept in memory with its compressed forms. */
interface Ready {
  version: string;
  type: string;
  bodies: Map<Coding | null, Promise<Tagged>>;
}

interface StaticFilesOptions {
  /** The folder of the built app; nothing outside it is ever sent. */
  dist: string;
  /** Changes each page of the app on its way out. */
  transformPage?: (html: string) => string;
}

/**
 * Serves a built app as a static host does that understands `_headers` and `_redirects`: each gives the answer to a GET or
 * HEAD request, with an entity tag, 304 for a known one, and bodies compressed once and kept.
 */
export function createStaticFiles({
  dist,
  transformPage,
}: StaticFilesOptions): (request: Request) => Promise<Response> {
  let rules: { version: string; rules: HostRules } | null = null;
  const kept = new Map<string, Ready>();

  function currentRules(): HostRules {
    const files = [findFile(dist, '/_headers'), findFile(dist, '/_redirects')];
    const version = files.map((file) => file?.version).join();
    if (rules?.version !== version) {
      const [headers = '', redirects = ''] = files.map((file) =>
        file ? readFileSync(file.path, 'utf8') : '',
      );
      rules = { version, rules: parseHostRules(headers, redirects) };
    }
    return rules.rules;
  }

  async function load(file: FoundFile, type: string): Promise<Buffer<ArrayBuffer>> {
    if (!transformPage || !type.startsWith('text/html')) return readFile(file.path);
    return Buffer.from(transformPage(await readFile(file.path, 'utf8')));
  }

  function ready(file: FoundFile): Ready {
    const known = kept.get(file.path);
    if (known?.version === file.version) return known;
    const fresh: Ready = { version: file.version, type: contentTypeOf(file.path), bodies: new Map() };
    kept.set(file.path, fresh);
    return fresh;
  }

  async function make(file: FoundFile, coding: Coding | null): Promise<Tagged> {
    const type = contentTypeOf(file.path);
    const body = coding
      ? await compress((await bodyOf(file, null)).body, coding, true)
      : await load(file, type);
    return { body, tag: entityTag(body) };
  }

  function bodyOf(file: FoundFile, coding: Coding | null): Promise<Tagged> {
    const { bodies } = ready(file);
    const known = bodies.get(coding);
    if (known) return known;
    const made = make(file, coding);
    bodies.set(coding, made);
    made.catch(() => bodies.delete(coding));
    return made;
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const exists = (path: string) => findFile(dist, path) !== null && !isRuleFile(path);
    const answer = answerFor(currentRules(), pathname, exists);
    const headers = new Headers(answer.headers);
    if (answer.location !== undefined) {
      headers.set('location', answer.location);
      return new Response(null, { status: answer.status, headers });
    }
    const file = answer.file === undefined ? null : findFile(dist, answer.file);
    if (!file) {
      headers.set('content-type', 'text/plain; charset=utf-8');
      headers.set('cache-control', 'no-store');
      return new Response('Not found\n', { status: 404, headers });
    }
    const { type } = ready(file);
    const plain = await bodyOf(file, null);
    const compressible = isCompressible(type, plain.body.byteLength);
    const coding = compressible ? chooseCoding(request.headers.get('accept-encoding')) : null;
    const { body, tag } = coding ? await bodyOf(file, coding) : plain;
    headers.set('content-type', type);
    if (compressible) headers.set('vary', 'Accept-Encoding');
    if (coding) headers.set('content-encoding', coding);
    if (answer.status === 200) {
      headers.set('etag', tag);
      if (isKnown(request.headers.get('if-none-match'), tag))
        return new Response(null, { status: 304, headers });
    }
    return new Response(body, { status: answer.status, headers });
  };
}
