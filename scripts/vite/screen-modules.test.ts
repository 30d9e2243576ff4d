import path from 'node:path';
import { expect, it } from 'vitest';
import { routeNames } from '@/routing/rows';
import { screenModules, visitorModules } from './screen-modules';

const root = path.join(import.meta.dirname, '../..');
const below = (modules: readonly string[]) => modules.map((module) => path.relative(root, module));

it('names what a screen comes with: what stands around it, its code, and what it asks for', () => {
  expect(below(screenModules('detail', true))).toEqual([
    'src/app/layouts/default-layout',
    'src/routes/detail',
    'src/routes/detail.loader',
  ]);
  expect(below(screenModules('login', false))).toEqual(['src/features/account/sign-in/login-panel']);
});

it('knows each screen of the table', () => {
  for (const name of routeNames) expect(screenModules(name, false).length, name).toBeGreaterThan(0);
  expect(() => screenModules('gone', false)).toThrow('gone');
});

it('names what only one kind of visitor needs', () => {
  const { guest, member } = visitorModules('index', true);
  expect(below(guest)).toEqual(['src/routes/home.landing']);
  expect(below(member)).toEqual(['src/routes/home.matches', 'src/generated/account/account']);
  expect(visitorModules('login', false)).toEqual({ guest: [], member: [] });
});
