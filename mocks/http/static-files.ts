import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chooseCoding, CODINGS, compress, type Coding } from './compress.ts';
import { contentTypeOf } from './content-type.ts';
import { entityTag, isKnown } from './etag.ts';
import { findFile, type FoundFile } from './find-file.ts';
import { answerFor, parseHostRules, type HostRules } from './host-rules.ts';

/** Rules for the host, not files of the app, however their names are encoded. */
const isRuleFile = (pathname: string) => /^\/_(headers|redirects)$/.test(decodeURIComponent(pathname));

/** What the build calls a file in that coding (scripts/vite/compressed-files.ts). */
const endings: Record<Coding, string> = { br: '.br', gzip: '.gz' };

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

  /** What is made of a file, under a key of its own, until the file is written anew. */
  function keep(
    { version }: FoundFile,
    key: string,
    make: () => Promise<Buffer<ArrayBuffer>>,
  ): Promise<Body> {
    const known = kept.get(key);
    if (known?.version === version) return known.body;
    const body = make().then((bytes) => ({ bytes, tag: entityTag(bytes) }));
    kept.set(key, { version, body });
    body.catch(() => kept.delete(key));
    return body;
  }

  const asItIs = (file: FoundFile) => keep(file, file.path, () => readFile(file.path));

  /** Each form in which a file of the build can be sent; null is the one without a coding. */
  type Forms = Map<Coding | null, () => Promise<Body>>;

  function builtForms(pathname: string, file: FoundFile): Forms {
    const forms: Forms = new Map([[null, () => asItIs(file)]]);
    for (const coding of CODINGS) {
      const form = findFile(dist, `${pathname}${endings[coding]}`);
      // An older one is of what the file was before.
      if (form && form.written >= file.written) forms.set(coding, () => asItIs(form));
    }
    return forms;
  }

  /** A page that is changed on its way out is no longer what the build has compressed. */
  function changedForms(file: FoundFile, change: (html: string) => string): Forms {
    const changed = () =>
      keep(file, file.path, async () => Buffer.from(change(await readFile(file.path, 'utf8'))));
    const coded = (coding: Coding) => () =>
      keep(file, `${file.path} ${coding}`, async () => compress((await changed()).bytes, coding));
    return new Map([
      [null, changed],
      ...CODINGS.map((coding): [Coding, () => Promise<Body>] => [coding, coded(coding)]),
    ]);
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
    const type = contentTypeOf(file.path);
    const forms =
      transformPage && type.startsWith('text/html')
        ? changedForms(file, transformPage)
        : builtForms(answer.file, file);
    const codings = CODINGS.filter((coding) => forms.has(coding));
    const coding = chooseCoding(request.headers.get('accept-encoding'), codings);
    const { bytes, tag } = await forms.get(coding)!();
    headers.set('content-type', type);
    if (codings.length > 0) headers.set('vary', 'Accept-Encoding');
    if (coding) headers.set('content-encoding', coding);
    if (answer.status === 200) {
      headers.set('etag', tag);
      if (isKnown(request.headers.get('if-none-match'), tag))
        return new Response(null, { status: 304, headers });
    }
    return new Response(bytes, { status: answer.status, headers });
  };
}
