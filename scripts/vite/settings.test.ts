import { expect, it } from 'vitest';
import { readDevSettings, parseEnv } from './settings';

it.each([
  ['VITE_API_ORIGIN', 'https://api.example.org/v1'],
  ['VITE_API_ORIGIN', 'https://api.example.org/?a=1'],
  ['VITE_API_ORIGIN', 'https://user:word@api.example.org'],
  ['VITE_API_ORIGIN', 'api.example.org'],
  ['VITE_API_ORIGIN', 'ftp://api.example.org'],
  ['VITE_PUBLIC_ORIGIN', 'javascript:alert(1)'],
  ['VITE_PUBLIC_ORIGIN', '/'],
  ['VITE_GOOGLE_CLIENT_ID', 'yes'],
  ['VITE_GOOGLE_CLIENT_ID', "x.apps.googleusercontent.com'; script-src *"],
  ['VITE_SENTRY_DSN', 'https://sentry.example.org/42'],
  ['VITE_SENTRY_DSN', 'https://key@sentry.example.org'],
  ['VITE_OFFLINE', 'no'],
])('parseEnv refuses %s with the value %j', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(`${name} must be`);
});

it('readDevSettings uses the embedded backend in development only, and not with a real backend', () => {
  expect(readDevSettings(true, '')).toEqual({ hasMocks: true, proxy: undefined });
  expect(readDevSettings(true, '', '')).toEqual({ hasMocks: true, proxy: undefined });
  expect(readDevSettings(true, 'https://api.example.org').hasMocks).toBe(false);
  expect(readDevSettings(false, '').hasMocks).toBe(false);
  expect(readDevSettings(false, '', 'https://api.example.org')).toEqual({
    hasMocks: false,
    proxy: undefined,
  });
});
