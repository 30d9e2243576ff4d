import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import Negotiator from 'negotiator';
import { contentTypeOf } from './content-type.ts';
import { entityTag, isKnown } from './etag.ts';
import { findFile, type FoundFile } from './find-file.ts';
import { answerFor, parseHostRules, type HostRules } from './host-rules.ts';

/** Rules for the host, not files of the app, however their names are encoded. */
const isRuleFile = (pathname: string) => /^\/_(headers|redirects)$/.test(decodeURIComponent(pathname));

/** What the build calls a file in that coding (scripts/vite/compressed-files.ts); the best one first. */
const ENDINGS = { br: '.br', gzip: '.gz' };

interface Body {
  bytes: Buffer<ArrayBuffer>;
  tag: string;
}

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
  let rules: { version: string; rules: HostRules } | null = null;
  const kept = new Map<string, { version: string; body: Promise<Body> }>();

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

  const isChanged = (path: string) => transformPage && contentTypeOf(path).startsWith('text/html');

  /** The bytes of a file, a page as it is changed; kept until the file is written anew. */
  function bodyOf({ path, version }: FoundFile): Promise<Body> {
    const known = kept.get(path);
    if (known?.version === version) return known.body;
    const body = readFile(path).then((read) => {
      const bytes = isChanged(path) ? Buffer.from(transformPage!(read.toString())) : read;
      return { bytes, tag: entityTag(bytes) };
    });
    kept.set(path, { version, body });
    body.catch(() => kept.delete(path));
    return body;
  }

  /** The forms of a file that the build has compressed. A page that is changed on its way out is no longer what they are of. */
  function compressedForms(pathname: string, file: FoundFile): Map<string, FoundFile> {
    const forms = new Map<string, FoundFile>();
    if (isChanged(file.path)) return forms;
    for (const [coding, ending] of Object.entries(ENDINGS)) {
      const form = findFile(dist, `${pathname}${ending}`);
      // An older one is of what the file was before.
      if (form && form.written >= file.written) forms.set(coding, form);
    }
    return forms;
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
    if (answer.file === undefined || !file) {
      headers.set('content-type', 'text/plain; charset=utf-8');
      headers.set('cache-control', 'no-store');
      return new Response('Not found\n', { status: 404, headers });
    }
    const forms = compressedForms(answer.file, file);
    const accepted = { 'accept-encoding': request.headers.get('accept-encoding') ?? undefined };
    const coding = new Negotiator({ headers: accepted }).encoding([...forms.keys(), 'identity'], {
      preferred: Object.keys(ENDINGS),
    });
    const form = forms.get(coding ?? 'identity') ?? file;
    const { bytes, tag } = await bodyOf(form);
    headers.set('content-type', contentTypeOf(file.path));
    if (forms.size > 0) headers.set('vary', 'Accept-Encoding');
    if (coding && form !== file) headers.set('content-encoding', coding);
    if (answer.status === 200) {
      headers.set('etag', tag);
      if (isKnown(request.headers.get('if-none-match'), tag))
        return new Response(null, { status: 304, headers });
    }
    return new Response(bytes, { status: answer.status, headers });
  };
}
