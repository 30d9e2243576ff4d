import path from 'node:path';
import { expect, it } from 'vitest';
import { routeNames, rowOf } from '@/routing/rows';
import { root } from '../lib/project';
import { pageModules } from './screen-modules';

const below = (modules: readonly string[]) => modules.map((module) => path.relative(root, module));

it('names what a screen comes with, and what it asks for where somebody is signed in', () => {
  const { everybody, guest, member, sections } = pageModules('detail', rowOf('detail'));
  expect(below(everybody)).toEqual(['src/app/layouts/default-layout', 'src/routes/detail']);
  expect(guest).toEqual([]);
  expect(below(member)).toEqual([
    'src/routes/detail.loader',
    'src/generated/account/account',
    'src/features/chat/notifications/messages-control',
    'src/app/layouts/bottom-bar',
  ]);
  expect(below(sections.get('chat') ?? [])).toEqual(['src/features/chat/chat']);
  const login = pageModules('login', rowOf('login'));
  expect(below(login.everybody)).toEqual(['src/features/account/sign-in/login-panel']);
  expect(login.member).toEqual([]);
});

it('knows each screen of the table', () => {
  for (const name of routeNames)
    expect(
      pageModules(name, rowOf(name)).everybody.length + pageModules(name, rowOf(name)).guest.length,
      name,
    ).toBeGreaterThan(0);
  expect(() => pageModules('gone', rowOf('login'))).toThrow('gone');
});

it('names of Home what each kind of visitor sees', () => {
  const { guest, member } = pageModules('index', rowOf('index'));
  expect(below(guest)).toEqual(['src/routes/home.landing']);
  expect(below(member)).toContain('src/routes/home.matches');
});
