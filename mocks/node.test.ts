import { describe, expect, it } from 'vitest';
import { expectConsole } from '../tests/setup/console.ts';
import { createTestBackend } from './node.ts';

const cities = { headers: { 'accept-language': 'cs' } };

describe('the test backend', () => {
  it('answers the fetch of the program under test until it is told to stop', async () => {
    const backend = await createTestBackend();
    const stop = backend.listen();
    try {
      expect((await fetch('http://app.test/api/user/cities', cities)).status).toBe(200);
      expect((await fetch('http://app.test/api/nothing', cities)).status).toBe(404);
      expectConsole('error', 'http://elsewhere.test/');
      await expect(fetch('http://elsewhere.test/')).rejects.toThrow();
    } finally {
      stop();
    }
    await expect(fetch('http://127.0.0.1:1/api/user/cities', cities)).rejects.toThrow();
  });
});
