// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { startBrowserBackend } from './browser.ts';

it('leaves the requests to the development server where there is no worker', async () => {
  await startBrowserBackend();
  expect(document.getElementById('demo-bar')).not.toBeNull();
});
