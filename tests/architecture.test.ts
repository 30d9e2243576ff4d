import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { importedModules, sourceFiles } from './setup/import-graph.ts';

/** What neither the compiler nor the lint can see. */

const root = join(import.meta.dirname, '..');

/** Modules that a file imports, statically or not. */
const imports = (file: string) => importedModules(readFileSync(join(root, file), 'utf8'));

const isGenerated = (file: string) => file.startsWith('src/generated/');
const src = sourceFiles(root, 'src');

describe('imports', () => {
  const mocked = (module: string) =>
    /(^|\/|@)(mocks|states)(\/|$)|\.msw(\.ts)?$|^(msw|@faker-js\/faker)(\/|$)/.test(module);

  test('only src/main.tsx imports the mocks, and by a dynamic import; nothing knows of the gallery of states', () => {
    const importers = src.filter((file) => !isGenerated(file) && imports(file).some(mocked));
    expect(importers).toEqual(['src/main.tsx']);
    expect(readFileSync(join(root, 'src/main.tsx'), 'utf8')).not.toMatch(/from\s*['"][^'"]*mocks/);
  });

  test('generated code imports nothing of src but src/api/http and src/lib/zod', () => {
    const foreign = src
      .filter(isGenerated)
      .flatMap((file) => imports(file))
      .filter((module) => /^(@\/|\.\.\/\.\.)/.test(module) && !/\/(api\/http|lib\/zod)(\.ts)?$/.test(module));
    expect(new Set(foreign)).toEqual(new Set());
  });

  test('every module of src loads without a browser', async () => {
    const modules = import.meta.glob([
      '../src/**/*.{ts,tsx}',
      '!../src/main.tsx',
      // It is the script in the head of a page.
      '!../src/head/main.ts',
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
});

test('what a press writes goes through useWrite, or has a guard of its own that does not wait for a render', () => {
  const files = src.filter((file) => !isGenerated(file) && !file.includes('.test.'));
  const writes = /\buseMutation\(|\bgetMutationCache\(\)\s*\.build\(/;
  const callers = files.filter((file) => writes.test(readFileSync(join(root, file), 'utf8')));
  expect(callers).toEqual([
    // Asks the cache of mutations, because a match has several buttons.
    'src/features/matches/participation/use-participation.ts',
  ]);
});

test('src/app/screens.ts names every file of src/routes, itself or by the screen that it is a part of', () => {
  const files = sourceFiles(root, 'src/routes');
  const parts = files.flatMap((file) => imports(file)).map((module) => module.replace(/^\.\//, '@/routes/'));
  const named = [...imports('src/app/screens.ts'), ...parts].filter((module) =>
    module.startsWith('@/routes/'),
  );
  expect([...new Set(named)].toSorted()).toEqual(
    files.map((file) => file.replace('src/', '@/').replace(/\.tsx?$/, '')).toSorted(),
  );
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
      // One function for each body, and the options of a query.
      const call = new RegExp(
        `\\b(${id}(With\\w+)?|get${id.replace(/^\w/, (first) => first.toUpperCase())}QueryOptions)\\(`,
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

test('every dependency has a licence that is allowed', () => {
  const allowed = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'CC0-1.0'];
  const manifest = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { dependencies, devDependencies } = manifest('.');
  const names = Object.keys({ ...(dependencies as object), ...(devDependencies as object) });
  const others = names
    .map((name) => `${name}: ${String(manifest(`node_modules/${name}`).license)}`)
    .filter((line) => !allowed.includes(line.split(': ')[1] ?? ''));
  expect(others).toEqual([]);
});
