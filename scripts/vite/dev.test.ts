import { expect, it } from 'vitest';
import { devSettings } from './dev';

it('uses the mocks in development only, and not beside a real backend', () => {
  expect(devSettings(true, undefined, '')).toEqual({ mocks: true, proxy: undefined });
  expect(devSettings(true, '', '')).toEqual({ mocks: true, proxy: undefined });
  expect(devSettings(true, undefined, 'https://api.example.org').mocks).toBe(false);
  expect(devSettings(false, undefined, '').mocks).toBe(false);
  expect(devSettings(false, 'https://api.example.org', '')).toEqual({ mocks: false, proxy: undefined });
});

it('leads /api to the backend that API_PROXY names', () => {
  const { mocks, proxy } = devSettings(true, 'https://api.example.org/', '');
  expect(mocks).toBe(false);
  expect(proxy?.['/api']).toMatchObject({ target: 'https://api.example.org', changeOrigin: true });
});

it('names API_PROXY when it is wrong', () => {
  expect(() => devSettings(true, 'api.example.org', '')).toThrow('API_PROXY must be');
});
