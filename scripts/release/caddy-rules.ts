import { COMPRESSED_PATTERN, quote as quoteFor, type ServerRules } from './server-rules.ts';

const quote = (text: string) => quoteFor(text, /["\\`{}\n]/, 'Caddy');

/** A pattern in Go's syntax; `(?s)`, because the decoded path may contain line breaks. */
const goPattern = (pattern: string): string => `"(?s)${pattern}"`;

const headerLines = ({ headers }: ServerRules): string[] =>
  headers.flatMap(({ pattern, fields }, index) => [
    `@headers${index} path_regexp ${goPattern(pattern)}`,
    ...fields.map(({ name, value }) => `header @headers${index} ${name} ${quote(value)}`),
  ]);

/** The content types by file extension, as in the bundled server: Caddy's own types depend on the machine. */
const typeLines = ({ types }: ServerRules): string[] =>
  types.flatMap(({ type, extensions }, index) => [
    String.raw`@type${index} path_regexp "(?i)\.(${extensions.join('|')})$"`,
    `header @type${index} Content-Type ${quote(type)}`,
  ]);

const blockLines = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

const sendLines = (matcher: string, path: string): string[] =>
  blockLines(`route ${matcher}`, [`rewrite * ${path}`, 'import files']);

/** A path with a slash at its end gets the file of the path without the slash, as in `resolvePath` of mocks/http/host-rules.ts. */
const fileLines = [
  ...blockLines('@file', [
    `path_regexp "[^/]$"`,
    `not path_regexp "${COMPRESSED_PATTERN}"`,
    ...blockLines('file', ['try_files {path} {path}.html']),
  ]),
  ...sendLines('@file', '{http.matchers.file.relative}'),
  '@folder path_regexp folder "(?s)^(.*)/$"',
  ...blockLines('route @folder', [
    ...blockLines('@index file', ['try_files {re.folder.1}/index.html {re.folder.1}.html']),
    ...sendLines('@index', '{http.matchers.file.relative}'),
  ]),
];

function rowLines({ pattern, file, status }: ServerRules['rows'][number], index: number): string[] {
  const matcher = `@rule${index}`;
  const matcherLine = `${matcher} path_regexp ${goPattern(pattern)}`;
  if (status === 404)
    return [matcherLine, `vars ${matcher} not_found ${quote(file)}`, `error ${matcher} 404`];
  return [matcherLine, ...sendLines(matcher, quote(file))];
}

/** The rules of a build for Caddy, which deploy/Caddyfile imports; its snippet `files` sends a file. Throws for what Caddy cannot express. */
export function caddyRules(rules: ServerRules): string {
  const lines = [
    '# Made from _headers and _redirects of this build.',
    // Caddy applies the lines of a route in their order.
    ...blockLines('route', [
      ...headerLines(rules),
      ...typeLines(rules),
      '@write not method GET HEAD',
      'header @write Allow "GET, HEAD"',
      'error @write 405',
      ...fileLines,
      ...rules.rows.flatMap(rowLines),
      'error 404',
    ]),
    // These headers replace those of the file: an error must not be cached.
    ...blockLines('handle_errors', [
      'header Cache-Control no-store',
      '@missing expression {err.status_code} == 404',
      ...blockLines('route @missing', ['rewrite * {vars.not_found}', ...typeLines(rules), 'import files']),
      'header Content-Type "text/plain; charset=utf-8"',
      'respond "{err.status_code} {err.status_text}"',
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
