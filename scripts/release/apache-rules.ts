import { locales } from '../../src/lib/locale.ts';
import { COMPRESSED_PATTERN, pcrePattern, quote as quoteFor, type ServerRules } from './server-rules.ts';

/** In the value of a header, `%%` is a percent sign. */
const quoteHeader = (text: string) => quoteFor(text.replaceAll('%', '%%'), /["\\\n]|\$\{/, 'Apache');

/** Names of files stand between commas in the flags of a rule. */
const fileName = (file: string) => quoteFor(file, /["\\$%,\]\s]/, 'Apache').slice(1, -1);

const rule = (pattern: string, flags: string, conditions: readonly string[] = []): string[] => [
  ...conditions.map((condition) => `RewriteCond ${condition}`),
  `RewriteRule "${pcrePattern(pattern)}" - [${flags}]`,
];

/** The original path, because Apache sends a missing page as another request. It is empty for what is not this build's, as `/api/`. */
const ORIGINAL_PATH = 'HRAJEM_PATH';

const headerLines = ({ headers }: ServerRules): string[] =>
  headers.flatMap(({ pattern, fields }) =>
    fields.map(
      ({ name, value }) =>
        `Header always set ${name} ${quoteHeader(value)} "expr=reqenv('${ORIGINAL_PATH}') =~ m#${pcrePattern(pattern)}#"`,
    ),
  );

/** A compressed file has the media type of its original. */
const typeLines = ({ types }: ServerRules): string[] => [
  'ForceType application/octet-stream',
  ...types.flatMap(({ type, extensions }) => [
    String.raw`<FilesMatch "(?i)\.(${extensions.join('|')})(\.(br|gz))?$">`,
    `\tForceType "${type}"`,
    '</FilesMatch>',
  ]),
];

const rowLines = ({ rows }: ServerRules): string[] =>
  rows
    .toReversed()
    .flatMap(({ pattern, file, status }) =>
      rule(
        pattern,
        status === 404
          ? `E=!HRAJEM_FILE,E=HRAJEM_MISSING:${fileName(file.slice(1))}`
          : `E=HRAJEM_FILE:${fileName(file)}`,
      ),
    );

const compressedLines = (coding: string, extension: string): string[] => [
  String.raw`RewriteCond %{HTTP:Accept-Encoding} "\b${coding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))" [NV]`,
  `RewriteCond %{DOCUMENT_ROOT}%{ENV:HRAJEM_FILE}${extension} -f`,
  `RewriteRule ^ %{ENV:HRAJEM_FILE}${extension} [PT,L]`,
];

/**
 * The rules of a build for the virtual host of deploy/apache.conf. Each line sets the file to send, and a later one replaces it.
 * Throws for what Apache cannot express.
 */
export function apacheRules(rules: ServerRules): string {
  const onDisk = (file: string) => `%{DOCUMENT_ROOT}${file} -f`;
  const uncompressed = `%{REQUEST_URI} "!${COMPRESSED_PATTERN}"`;
  const lines = [
    '# Made from _headers and _redirects of this build.',
    ...typeLines(rules),
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    // Debian takes `.br` for Breton.
    `RemoveLanguage .br ${locales.map((locale) => `.${locale}`).join(' ')}`,
    'AllowEncodedSlashes NoDecode',
    // Apache refuses some addresses before it reads the rules.
    `SetEnvIf Request_URI ^ HRAJEM_MISSING=${rules.rows.findLast(({ status }) => status === 404)?.file.slice(1) ?? ''}`,
    'RewriteEngine On',
    ...rule('^', `E=${ORIGINAL_PATH}:%{REQUEST_URI}`),
    ...rule('^', `E=${ORIGINAL_PATH}:%1`, [`%{ENV:REDIRECT_${ORIGINAL_PATH}} (.+)`]),
    ...rule('^', 'R=405', ['%{REQUEST_METHOD} !^(GET|HEAD)$']),
    ...rowLines(rules),
    ...rule('^(.*[^/])/?$', 'E=HRAJEM_FILE:$1.html', [onDisk('$1.html')]),
    ...rule('^(.*)/$', 'E=HRAJEM_FILE:$1/index.html', [onDisk('$1/index.html')]),
    ...rule('^.*[^/]$', 'E=HRAJEM_FILE:$0', [uncompressed, onDisk('$0')]),
    ...rule('^', 'R=404', ['%{ENV:HRAJEM_FILE} ^$']),
    'ErrorDocument 404 "/%{reqenv:HRAJEM_MISSING}"',
    ...compressedLines('br', '.br'),
    ...compressedLines('gzip', '.gz'),
    'RewriteRule ^ %{ENV:HRAJEM_FILE} [PT,L]',
    ...headerLines(rules),
    `Header always set cache-control no-store "expr=reqenv('${ORIGINAL_PATH}') =~ m#.# && %{REQUEST_STATUS} -ge 400"`,
    `Header always set vary Accept-Encoding "expr=reqenv('${ORIGINAL_PATH}') =~ m#.#"`,
    `Header always set allow "GET, HEAD" "expr=reqenv('${ORIGINAL_PATH}') =~ m#.# && %{REQUEST_STATUS} == 405"`,
  ];
  return `${lines.join('\n')}\n`;
}
