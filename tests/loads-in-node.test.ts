import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import cs from '@/i18n/cs';
import en from '@/i18n/en';

/** What neither the compiler nor the lint nor the rules for imports (.dependency-cruiser.mjs) can see. */

const root = join(import.meta.dirname, '..');

const isGenerated = (file: string) => file.startsWith('src/generated/');
const src = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|harness|d)\.tsx?$/.test(file));

test('every module of src loads without a browser', async () => {
  const modules = import.meta.glob([
    '../src/**/*.{ts,tsx}',
    '!../src/main.tsx',
    // It is the script in the head of a page.
    '!../src/before-app/head.ts',
    // They run as a service worker only.
    '!../src/service-worker/{build,published,removal,worker}.ts',
    '!**/*.{test,d,msw}.{ts,tsx}',
  ]);
  const broken: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    await load().catch((error: unknown) => broken.push(`${file}: ${String(error)}`));
  }
  expect(Object.keys(modules).length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
}, 60_000);

test('whatever writes asks the cache of mutations at the press: `isPending` is what was drawn last', () => {
  const files = src.filter((file) => !isGenerated(file) && !file.includes('.test.'));
  const writes = /\buseMutation\(|\bgetMutationCache\(\)\s*\.build\(/;
  // `useSubmission` notes by itself that a press is under way: signing in empties the cache in mid-write.
  const asks = /\bisMutating\(\{ mutationKey\b|\bpendingAct\(|\bisUnderWay\.current\b/;
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const callers = texts.filter(([, text]) => writes.test(text));
  expect(callers.map(([file]) => file)).toContain('src/features/matches/participation/use-participation.ts');
  expect(callers.filter(([, text]) => !asks.test(text)).map(([file]) => file)).toEqual([]);
});

test('the app makes every call of the contract', () => {
  const { paths } = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const code = src.filter((file) => !isGenerated(file)).map((file) => readFileSync(join(root, file), 'utf8'));
  const unused = Object.entries(paths)
    // The dictionaries come before there is a client.
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId))
    .filter((id) => {
      // One function for each body, and the options of a query or a mutation; a form is handed the function itself.
      const name = id.replace(/^\w/, (first) => first.toUpperCase());
      const call = new RegExp(
        `\\b(${id}(With\\w+)?\\(|get${name}(Query|Mutation)Options\\b)|\\buseSubmission\\(\\s*(${id}|registerAccount)\\b`,
      );
      return !code.some((text) => call.test(text));
    });
  expect(unused).toEqual([]);
});

describe('dictionaries', () => {
  const flatten = (value: unknown, path = ''): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key))
      : [[path, String(value)]];

  const plural = /\{\{([^{}]*)\}\}/g;
  const texts = { cs: new Map(flatten(cs)), en: new Map(flatten(en)) };

  /** Names of the arguments of a text: `{name}`, `{count:number|format}`, `{{count:one|other}}`. */
  const placeholders = (text: string) => {
    const named = [...text.matchAll(plural)].flatMap((match) => /^(\w+):/.exec(match[1] ?? '')?.[1] ?? []);
    const plain = [...text.replaceAll(plural, '').matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '');
    return [...new Set([...named, ...plain])].toSorted();
  };

  test('have the same keys', () => {
    expect([...texts.en.keys()].toSorted()).toEqual([...texts.cs.keys()].toSorted());
  });

  test('have the same placeholders', () => {
    const list = (texts: Map<string, string>) =>
      [...texts].map(([key, text]) => `${key}: ${placeholders(text).join()}`);
    expect(list(texts.en).toSorted()).toEqual(list(texts.cs).toSorted());
  });

  test('word the codes of problems without placeholders, for the embedded backend says them as they stand', () => {
    const codes = [...texts.cs, ...texts.en].filter(([key]) => key.startsWith('problems.codes.'));
    expect(codes.length).toBeGreaterThan(60);
    expect(codes.filter(([, text]) => text.includes('{'))).toEqual([]);
  });

  test('have no blank text', () => {
    expect([...texts.cs, ...texts.en].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have all six forms of a Czech plural, for three would mean zero, one and other', () => {
    const short = [...texts.cs].filter(([, text]) =>
      [...text.matchAll(plural)].some((match) => match[1]?.split('|').length !== 6),
    );
    expect(short).toEqual([]);
  });
});
