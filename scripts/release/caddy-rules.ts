import { CONTENT_TYPES } from '../../mocks/http/content-type.ts';
import { type HeaderRule, parseHostRules, type RedirectRule } from '../../mocks/http/host-rules.ts';

/** A text as a quoted token of a Caddyfile. Throws when Caddy would interpret some of its characters. */
function quote(text: string): string {
  if (/["\\`{}\n]/.test(text)) throw new Error(`Caddy would take this for more than a text: ${text}`);
  return `"${text}"`;
}

/** A pattern in Go's syntax; `(?s)`, because the decoded path may contain line breaks. */
const goPattern = (pattern: RegExp): string => `"(?s)${pattern.source.replaceAll(String.raw`\/`, '/')}"`;

const extensionPattern = (extensions: readonly string[]): string =>
  String.raw`"(?i)\.(${extensions.map((name) => name.slice(1)).join('|')})$"`;

/** One line for each field, in the order of the rules. A later rule may replace a field only after `! Name` has removed it. */
function headerLines(rules: readonly HeaderRule[]): string[] {
  const definedNames = new Set<string>();
  return rules.flatMap(({ pattern, fields }, index) => {
    const lines = fields.flatMap(({ name, value }) => {
      if (value === null) {
        if (!fields.some((otherField) => otherField.name === name && otherField.value !== null))
          throw new Error(`_headers takes ${name} away and puts nothing there.`);
        definedNames.delete(name);
        return [];
      }
      if (definedNames.has(name)) throw new Error(`_headers adds to ${name}, and Caddy would replace it.`);
      return [`header @headers${index} ${name} ${quote(value)}`];
    });
    for (const { name } of fields) definedNames.add(name);
    return [`@headers${index} path_regexp ${goPattern(pattern)}`, ...lines];
  });
}

/** The content types by file extension, as in the bundled server: Caddy's own types depend on the machine. */
function typeLines(): string[] {
  const types = [...new Set(Object.values(CONTENT_TYPES))];
  return types.flatMap((type, index) => {
    const extensions = Object.keys(CONTENT_TYPES).filter((name) => CONTENT_TYPES[name] === type);
    return [
      `@type${index} path_regexp ${extensionPattern(extensions)}`,
      `header @type${index} Content-Type ${quote(type)}`,
    ];
  });
}

const blockLines = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

const sendLines = (matcher: string, path: string): string[] =>
  blockLines(`route ${matcher}`, [`rewrite * ${path}`, 'import files']);

/** A path with a slash at its end gets the file of the path without the slash, as in `resolvePath` of mocks/http/host-rules.ts. */
const fileLines = [
  ...blockLines('@file', [`path_regexp "[^/]$"`, ...blockLines('file', ['try_files {path} {path}.html'])]),
  ...sendLines('@file', '{http.matchers.file.relative}'),
  '@folder path_regexp folder "(?s)^(.*)/$"',
  ...blockLines('route @folder', [
    ...blockLines('@index file', ['try_files {re.folder.1}/index.html {re.folder.1}.html']),
    ...sendLines('@index', '{http.matchers.file.relative}'),
  ]),
];

type FileCheck = (file: string) => boolean;

function redirectLines({ pattern, target, status }: RedirectRule, index: number, exists: FileCheck) {
  const matcher = `@rule${index}`;
  const pathMatcher = `path_regexp ${goPattern(pattern)}`;
  const file = [target, `${target.replace(/\/$/, '')}/index.html`].find(exists);
  if (file === undefined) throw new Error(`_redirects leads to ${target}, which is not in the build.`);
  const matcherLine = `${matcher} ${pathMatcher}`;
  if (status === 404)
    return [matcherLine, `vars ${matcher} not_found ${quote(file)}`, `error ${matcher} 404`];
  return [matcherLine, ...sendLines(matcher, quote(file))];
}

/**
 * `_headers` and `_redirects` of a build as rules for Caddy, which deploy/Caddyfile imports; its snippet `files` sends a file.
 * `exists` tells whether the build has a file. Throws for rules that Caddy cannot express.
 */
export function caddyRules(headers: string, redirects: string, exists: FileCheck): string {
  const rules = parseHostRules(headers, redirects);
  const lines = [
    '# Made from _headers and _redirects of this build.',
    // Caddy applies the lines of a route in their order.
    ...blockLines('route', [
      ...headerLines(rules.headers),
      ...typeLines(),
      '@write not method GET HEAD',
      'header @write Allow "GET, HEAD"',
      'error @write 405',
      ...fileLines,
      ...rules.redirects.flatMap((rule, index) => redirectLines(rule, index, exists)),
      'error 404',
    ]),
    // These headers replace those of the file: an error must not be cached.
    ...blockLines('handle_errors', [
      'header Cache-Control no-store',
      '@missing expression {err.status_code} == 404',
      ...blockLines('route @missing', ['rewrite * {vars.not_found}', ...typeLines(), 'import files']),
      'header Content-Type "text/plain; charset=utf-8"',
      'respond "{err.status_code} {err.status_text}"',
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
