import { expect, test } from 'vitest';

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
