import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { expect, test } from 'vitest';
import viteConfig from '../vite.config.ts';

/** Libraries run as they are published (docs/decisions/002-libraries-as-published.md). */

const root = join(import.meta.dirname, '..');

const config = async (command: 'build' | 'serve'): Promise<UserConfig> =>
  (viteConfig as (env: object) => UserConfig | Promise<UserConfig>)({ command, mode: 'production' });

test.each(['build', 'serve'] as const)('replaces no package by another: %s', async (command) => {
  const { resolve } = await config(command);
  expect(resolve?.alias).toBeUndefined();
});

test.each(['build', 'serve'] as const)(
  'has no plugin that resolves, loads or changes a module of a package: %s',
  async (command) => {
    const { plugins = [] } = await config(command);
    const ownPlugins = (plugins.flat() as (Plugin | false)[]).filter(
      (plugin): plugin is Plugin => plugin !== false && plugin.name.startsWith('hrajem:'),
    );
    expect(ownPlugins.length).toBeGreaterThan(4);
    expect(
      ownPlugins.filter(({ transform, renderChunk }) => transform ?? renderChunk).map(({ name }) => name),
    ).toEqual([]);
    const file = join(root, 'node_modules/react-dom/client.js');
    for (const { name, resolveId, load } of ownPlugins) {
      for (const [hook, args] of [
        [resolveId, ['react-dom/client', join(root, 'src/main.tsx'), {}]],
        [load, [file, {}]],
      ] as const) {
        const handler = (typeof hook === 'object' ? hook.handler : hook) as
          | ((...args: unknown[]) => unknown)
          | undefined;
        expect([name, await handler?.apply({}, [...args])]).toEqual([name, undefined]);
      }
    }
  },
);

test('patches and overrides no package', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object;
  expect(Object.keys(manifest).filter((key) => /overrides|patch|resolutions/i.test(key))).toEqual([]);
});
