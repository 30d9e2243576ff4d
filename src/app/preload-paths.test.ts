// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idPlaceholder } from '@/bootstrap/preload-data';
import { publicPathname } from '@/routing/rows';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { planMatches } from '@tests/setup/plan-matches';
import { findPreloadPaths } from './preload-paths';

useOpenApp();

const preloads = Array.from(await findPreloadPaths()).flatMap(([name, calls]) => {
  const parts = calls.map((call) => call.split('#'));
  const sections = calls.length > 0 ? new Set(parts.map(([, section]) => section)) : [];
  return Array.from(sections, (section): [string, string[]] => [
    publicPathname(name, 'cs', { id: '1' }) + (section ? `#${section}` : ''),
    parts.flatMap(([path = '', onlySection]) =>
      !onlySection || onlySection === section ? [path.replace(idPlaceholder, '1')] : [],
    ),
  ]);
});

it('finds the screens whose loaders call the API, and the chat of a match', () => {
  expect(preloads.map(([address]) => address)).toEqual([
    '/',
    '/profil',
    '/profil/upravit',
    '/statistiky',
    '/detail/1',
    '/detail/1#chat',
  ]);
});

it.each(preloads)('preloads at %s only what the app requests itself', async (address, paths) => {
  const { requests } = await openApp(address, {
    as: 'jana',
    prepare: (backend) => planMatches(backend, [{ title: 'Futsal', players: ['jana'] }]),
  });
  await waitFor(() => expect(requests()).toEqual(expect.arrayContaining(paths.map((path) => `GET ${path}`))));
});
