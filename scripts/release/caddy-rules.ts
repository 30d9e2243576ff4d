import { CONTENT_TYPES } from '../../mocks/http/content-type.ts';
import { type HeaderRule, parseHostRules, type RedirectRule } from '../../mocks/http/host-rules.ts';

/** A text of the rules as a token of a Caddyfile; throws where Caddy would read more than the text. */
function quoted(text: string): string {
  if (/["\\`{}\n]/.test(text)) throw new Error(`Caddy would take this for more than a text: ${text}`);
  return `"${text}"`;
}

/** A pattern in Go's syntax, for the decoded path, in which a line break is a character like any other. */
const goPattern = (pattern: RegExp): string => `"(?s)${pattern.source.replaceAll(String.raw`\/`, '/')}"`;

const endings = (names: readonly string[]): string =>
  String.raw`"(?i)\.(${names.map((name) => name.slice(1)).join('|')})$"`;

/** A line for each field, in the order of the rules. A later rule may replace a field only after `! Name` has removed it. */
function headerLines(rules: readonly HeaderRule[]): string[] {
  const known = new Set<string>();
  return rules.flatMap(({ pattern, fields }, at) => {
    const lines = fields.flatMap(({ name, value }) => {
      if (value === null) {
        if (!fields.some((other) => other.name === name && other.value !== null))
          throw new Error(`_headers takes ${name} away and puts nothing there.`);
        known.delete(name);
        return [];
      }
      if (known.has(name)) throw new Error(`_headers adds to ${name}, and Caddy would replace it.`);
      return [`header @headers${at} ${name} ${quoted(value)}`];
    });
    for (const { name } of fields) known.add(name);
    return [`@headers${at} path_regexp ${goPattern(pattern)}`, ...lines];
  });
}

/** By the ending of the address, as the bundled server has them: else they depend on what the machine knows. */
function typeLines(): string[] {
  const types = [...new Set(Object.values(CONTENT_TYPES))];
  return types.flatMap((type, at) => {
    const names = Object.keys(CONTENT_TYPES).filter((name) => CONTENT_TYPES[name] === type);
    return [`@type${at} path_regexp ${endings(names)}`, `header @type${at} Content-Type ${quoted(type)}`];
  });
}

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

const send = (matcher: string, path: string): string[] =>
  block(`route ${matcher}`, [`rewrite * ${path}`, 'import files']);

/** Where a path ends with a slash, the file is looked for without it (`resolvePath` in mocks/http/host-rules.ts). */
const fileLines = [
  ...block('@file', [`path_regexp "[^/]$"`, ...block('file', ['try_files {path} {path}.html'])]),
  ...send('@file', '{http.matchers.file.relative}'),
  '@folder path_regexp folder "(?s)^(.*)/$"',
  ...block('route @folder', [
    ...block('@index file', ['try_files {re.folder.1}/index.html {re.folder.1}.html']),
    ...send('@index', '{http.matchers.file.relative}'),
  ]),
];

function redirectLines({ pattern, to, status }: RedirectRule, at: number, exists: (file: string) => boolean) {
  const matcher = `@rule${at}`;
  const path = `path_regexp ${goPattern(pattern)}`;
  if (status === 404) return [`${matcher} ${path}`, `error ${matcher} 404`];
  const file = [to, `${to.replace(/\/$/, '')}/index.html`].find(exists);
  if (file === undefined) throw new Error(`_redirects leads to ${to}, which is not in the build.`);
  // A file that does not exist is never a page, as in resolvePath.
  return [
    ...block(matcher, [path, `not path_regexp ${endings(Object.keys(CONTENT_TYPES))}`]),
    ...send(matcher, quoted(file)),
  ];
}

/**
 * What a build's `_headers` and `_redirects` say, for Caddy: to be imported into a site whose `root` is the build, with a
 * snippet `files` that sends a file (deploy/Caddyfile). `exists` tells whether the build has a file. Throws on what cannot
 * be said there.
 */
export function caddyRules(headers: string, redirects: string, exists: (file: string) => boolean): string {
  const rules = parseHostRules(headers, redirects);
  const lines = [
    '# Made from _headers and _redirects of this build.',
    // In a route, lines apply in their order.
    ...block('route', [
      ...headerLines(rules.headers),
      ...typeLines(),
      '@write not method GET HEAD',
      'header @write Allow "GET, HEAD"',
      'error @write 405',
      ...fileLines,
      ...rules.redirects.flatMap((rule, at) => redirectLines(rule, at, exists)),
      'error 404',
    ]),
    // What these fields said was about the file; a failure is never kept.
    ...block('handle_errors', [
      'header Cache-Control no-store',
      'header Content-Type "text/plain; charset=utf-8"',
      '@missing expression {err.status_code} == 404',
      ...send('@missing', '/not-found.txt'),
      'respond "{err.status_code} {err.status_text}"',
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
