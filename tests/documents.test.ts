import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** What a reader of the documents relies on, and nothing else would notice. */

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('decisions', () => {
  const index = read('docs/decisions/README.md');
  const decisions = readdirSync(join(root, 'docs/decisions'))
    .filter((file) => file !== 'README.md')
    .toSorted()
    .map((file) => {
      const text = read(`docs/decisions/${file}`);
      const [, number = '', title = '', status = ''] =
        /^# (\d{3}) (.+)\n\nStatus: (accepted|superseded by \d{3})\.\n/.exec(text) ?? [];
      return { file, text, number, title, status };
    });

  test('begin with their number, title and status', () => {
    const odd = decisions.filter(({ file, number }) => number === '' || !file.startsWith(`${number}-`));
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  test('are all in the index, in order, with the status of those that do not hold', () => {
    const rows = [...index.matchAll(/^\| \[(\d{3})\]\((\S+)\) +\| (.+?) +\|$/gm)];
    expect(rows.map(([, number, file, title]) => `${number} ${file} ${title}`)).toEqual(
      decisions.map(({ number, file, title, status }) =>
        [number, file, title, ...(status === 'accepted' ? [] : [`(${status})`])].join(' '),
      ),
    );
  });

  test('leave out no number but those that the index declares', () => {
    const numbers = decisions.map(({ number }) => number);
    const last = Number(numbers.at(-1));
    const missing = Array.from({ length: last }, (_, at) => String(at + 1).padStart(3, '0')).filter(
      (number) => !numbers.includes(number),
    );
    expect(/^Never given: (.+)\.$/m.exec(index)?.[1]?.split(', ')).toEqual(missing);
  });

  test('are superseded by one that says so', () => {
    const unanswered = decisions.filter(({ number, status }) => {
      const later = decisions.find((decision) => status.endsWith(` ${decision.number}`));
      return status !== 'accepted' && !later?.text.includes(`\nSupersedes [${number}](`);
    });
    expect(unanswered.map(({ file }) => file)).toEqual([]);
  });
});

describe('the sections of openapi.yaml', () => {
  interface Contract {
    tags: { name: string }[];
    paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  }

  const contract = read('openapi.yaml');
  const { tags, paths } = parse(contract) as Contract;
  const sections = [...contract.matchAll(/^ *# ==== (.+) ====$/gm)].map(([, name = '']) => name);

  test('have a section for each tag, in which its operations stand', () => {
    const parts = contract.split(/^ *# ==== (?=paths: )/m).slice(1);
    const standing = parts.flatMap((part) => {
      const [, section = ''] = /^paths: (\S+)/.exec(part) ?? [];
      return [...part.matchAll(/^ {6}operationId: (\S+)$/gm)].map(([, name]) => `${section}: ${name}`);
    });
    expect(sections.filter((name) => name.startsWith('paths: '))).toEqual(
      tags.map(({ name }) => `paths: ${name}`),
    );
    expect(standing).toEqual(
      Object.values(paths)
        .flatMap((methods) => Object.values(methods))
        .map(({ operationId, tags }) => `${tags.join()}: ${operationId}`),
    );
  });

  test('have a section for each part of the components', () => {
    const parts = [...contract.matchAll(/^ {2}(\w+):\n/gm)]
      .filter(({ index }) => index > contract.indexOf('\ncomponents:\n'))
      .map(([, name]) => name);
    const named = sections.filter((name) => !name.startsWith('paths: '));
    expect([...new Set(named.map((name) => name.split(':')[0]))]).toEqual(parts);
  });
});
