import { COMPRESSED_PATTERN, type ServerRules } from './server-rules.ts';

type HeaderRule = ServerRules['headers'][number];

/** Firebase puts headers by path on missing files, too: what browsers keep without asking again is named file by file. */
function regexOf({ pattern, fields }: HeaderRule, files: readonly string[]): string {
  if (!fields.some(({ value }) => value.includes('immutable'))) return pattern;
  const kept = files.filter((file) => file.match(pattern) && !file.match(COMPRESSED_PATTERN));
  return `^(${kept.map((file) => file.replaceAll('.', String.raw`\.`)).join('|')})$`;
}

/** The file `firebase.json` of a release. Firebase knows no rows of status 404: a miss gets `/404.html`, in both languages. */
export const firebaseRules = ({ headers, rows }: ServerRules, files: readonly string[]): string =>
  `${JSON.stringify(
    {
      hosting: {
        public: 'site',
        ignore: ['**/*.br', '**/*.gz'],
        cleanUrls: true,
        trailingSlash: false,
        headers: headers.map((rule) => ({
          regex: regexOf(rule, files),
          headers: rule.fields.map(({ name, value }) => ({ key: name, value })),
        })),
        rewrites: rows
          .filter(({ status }) => status === 200)
          .map(({ pattern, file }) => ({ regex: pattern, destination: file })),
      },
    },
    null,
    2,
  )}\n`;
