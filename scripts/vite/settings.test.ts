import { describe, expect, it } from 'vitest';
import { devSettings, parseEnv } from './settings';

describe('parseEnv', () => {
  it('takes everything as not set when nothing is given', () => {
    expect(parseEnv({ VITE_API_ORIGIN: '' })).toEqual({
      apiOrigin: '',
      publicOrigin: '',
      googleClientId: '',
      sentryDsn: '',
      offline: true,
    });
  });

  it('reads good values', () => {
    expect(
      parseEnv({
        VITE_API_ORIGIN: ' https://api.example.org/ ',
        VITE_PUBLIC_ORIGIN: 'http://localhost:8080',
        VITE_GOOGLE_CLIENT_ID: '1234-abcd.apps.googleusercontent.com',
        VITE_SENTRY_DSN: 'https://key@sentry.example.org/42',
        VITE_OFFLINE: '0',
      }),
    ).toEqual({
      apiOrigin: 'https://api.example.org',
      publicOrigin: 'http://localhost:8080',
      googleClientId: '1234-abcd.apps.googleusercontent.com',
      sentryDsn: 'https://key@sentry.example.org/42',
      offline: false,
    });
  });

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
  ])('names %s when it is %j', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(`${name} must be`);
  });

  it('names every wrong value at once', () => {
    expect(() => parseEnv({ VITE_API_ORIGIN: 'x', VITE_SENTRY_DSN: 'y' })).toThrow(
      /VITE_API_ORIGIN[^]*VITE_SENTRY_DSN/,
    );
  });
});

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
