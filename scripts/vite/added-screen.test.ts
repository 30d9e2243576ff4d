import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOf } from '../lib/project';

/*
 * A screen is a row of the route table and a line of `screens.ts`, with its component and, if it asks for data, its loader. A copy of
 * the project gets one; whatever else had to be told of it would be missing here.
 */
const row = `added: { path: { cs: '/pridano', en: '/en/added' }, title: { cs: 'Přidáno', en: 'Added' }, layout: 'default' },`;
const line = `added: {
  component: () => import('@/routes/added').then((module) => module.AddedScreen),
  loader: () => import('@/routes/added.loader').then((module) => module.loadAdded),
},`;
const component = `export const AddedScreen = () => 'What is added';`;
const loader = `import { citiesQuery } from '@/queries/user';
export const loadAdded = ({ queryClient }) => queryClient.query(citiesQuery());`;

let copy: string;

/** Puts a text before the end of the object that a file exports under a name. */
function addTo(file: string, name: string, text: string): void {
  const whole = path.join(copy, file);
  const code = readFileSync(whole, 'utf8');
  const end = code.indexOf('\n}', code.indexOf(`export const ${name}`));
  writeFileSync(whole, `${code.slice(0, end)}\n${text}${code.slice(end)}`);
}

const built = (file: string): string => readFileSync(path.join(copy, 'dist', file), 'utf8');
const named = (page: string, what: string): string[] =>
  (new RegExp(`data-${what}="([^"]*)"`).exec(built(page))?.[1] ?? '').split(' ');

beforeAll(async () => {
  copy = copyOf('added-screen', [
    'src',
    'scripts',
    'public',
    'tests/setup',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ]);
  addTo('src/routing/table.ts', 'routeTable', row);
  addTo('src/app/screens.ts', 'screens', line);
  writeFileSync(path.join(copy, 'src/routes/added.tsx'), component);
  writeFileSync(path.join(copy, 'src/routes/added.loader.ts'), loader);
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    path.join(copy, 'vite.config.ts'),
  );
  // Compressed forms take the longest and are not looked at.
  const isWanted = (plugin: PluginOption): boolean =>
    !(plugin && 'name' in plugin && plugin.name === 'hrajem:compressed-files');
  await build({
    ...loaded?.config,
    plugins: loaded?.config.plugins?.filter(isWanted) ?? [],
    root: copy,
    configFile: false,
    logLevel: 'error',
  });
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('has a page in each language, to which the host leads', () => {
  expect(built('_redirects')).toMatch(/^\/pridano\s+\/app\/added\/\s+200$/m);
  expect(built('_redirects')).toMatch(/^\/en\/added\s+\/en\/app\/added\/\s+200$/m);
  expect(built('en/app/added/index.html')).toContain('<html lang="en"');
});

it('asks from the head for what its loader asks for', () => {
  expect(named('app/added/index.html', 'calls')).toEqual([
    '/api/user/session',
    '/api/match/chat/notifications/',
    '/api/user/cities',
  ]);
});

it('has a file of its own, which its page names', () => {
  const files = [...named('app/added/index.html', 'code'), ...named('app/added/index.html', 'member')];
  expect(files.filter((file) => file !== '' && built(file).includes('What is added'))).toHaveLength(1);
  const [own] = files.filter((file) => file.includes('added'));
  expect(named('app/profile/index.html', 'code')).not.toContain(own);
});
