// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, type OpenAppOptions, useOpenApp } from '@tests/setup/open-app';

useOpenApp();

it.each<[string, OpenAppOptions, string]>([
  ['/nikde', { as: 'jana' }, 'Přejít na zápasy'],
  ['/en/nowhere', { as: 'jana' }, 'Go to matches'],
  ['/nikde', {}, 'Přejít na úvodní stránku'],
])('the 404 screen at %s leads on, signed in or not: %o', async (address, options, name) => {
  await openApp(address, options);
  expect(await screen.findByRole('link', { name })).toBeDefined();
});
