import { COMPRESSED_PATTERN, pcrePattern, quote as quoteFor, type ServerRules } from './server-rules.ts';

// nginx has no way to write a dollar sign.
const quote = (text: string) => quoteFor(text, /["\\$\n]/, 'nginx');

const setLine = (pattern: string, values: Record<string, string>): string => {
  const settings = Object.entries(values).map(([name, value]) => `set $hrajem_${name} ${value};`);
  return `if ($uri ~ "${pcrePattern(pattern)}") { ${settings.join(' ')} }`;
};

/** Successes alone have the caching of the rules; `$hrajem_failure_caching` of deploy/nginx.conf is for the others. */
const headerLine = (name: string, variable: string): string[] =>
  name === 'cache-control'
    ? [`add_header ${name} ${variable};`, `add_header ${name} $hrajem_failure_caching always;`]
    : [`add_header ${name} ${variable} always;`];

function headerLines({ headers }: ServerRules): string[] {
  const variableOf = (name: string) => name.replaceAll('-', '_');
  const names = [...new Set(headers.flatMap(({ fields }) => fields.map(({ name }) => name)))];
  return [
    ...names.map((name) => `set $hrajem_${variableOf(name)} "";`),
    ...headers.flatMap(({ pattern, fields }) =>
      fields.map(({ name, value }) => setLine(pattern, { [variableOf(name)]: quote(value) })),
    ),
    ...names.flatMap((name) => headerLine(name, `$hrajem_${variableOf(name)}`)),
  ];
}

/**
 * The rules of a build for the `server` block of deploy/nginx.conf. `if` with `set` is safe there: nginx runs them in order, once for
 * each request, so a later line replaces an earlier one. Throws for what nginx cannot express.
 */
export function nginxRules(rules: ServerRules): string {
  const lines = [
    '# Made from _headers and _redirects of this build.',
    'types {',
    ...rules.types.map(({ type, extensions }) => `\t${quote(type)} ${extensions.join(' ')};`),
    '}',
    'default_type application/octet-stream;',
    // A range outside of a file would get the caching of the file.
    'max_ranges 0;',
    ...headerLines(rules),
    'set $hrajem_allow "";',
    'if ($request_method !~ "^(GET|HEAD)$") { set $hrajem_allow "GET, HEAD"; }',
    'add_header allow $hrajem_allow always;',
    'set $hrajem_file $uri;',
    'set $hrajem_page $uri.html;',
    setLine('^(.*)/$', { file: '$1/index.html', page: '$1.html' }),
    setLine(COMPRESSED_PATTERN, { file: '""', page: '""' }),
    'set $hrajem_row "";',
    'set $hrajem_missing "";',
    ...rules.rows
      .toReversed()
      .map(({ pattern, file, status }) =>
        setLine(pattern, status === 404 ? { row: '""', missing: quote(file) } : { row: quote(file) }),
      ),
    'location / {',
    '\tif ($hrajem_allow) { return 405; }',
    '\ttry_files $hrajem_file $hrajem_page $hrajem_row =404;',
    '\terror_page 404 @hrajem_missing;',
    '}',
    'location @hrajem_missing { rewrite ^ $hrajem_missing break; }',
  ];
  return `${lines.join('\n')}\n`;
}
