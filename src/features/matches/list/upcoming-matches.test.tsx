// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, useOpenApp } from '../../../../tests/setup/open-app.tsx';

useOpenApp();

describe('Home', () => {
  it('opens', async () => {
    const { requests } = await openApp('/', { as: 'jana' });
    await screen.findAllByRole('heading', { level: 2 });
    console.log(document.body.textContent, requests());
  });
  it('opens', async () => {
    const { requests } = await openApp('/en', { as: 'jana' });
    await screen.findAllByRole('heading', { level: 2 });
    console.log(document.body.textContent, requests());
  });
});
