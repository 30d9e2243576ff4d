import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { ruleFor } from './operations';

interface Contract {
  paths: Record<string, Record<string, { security?: unknown[] }>>;
}

const { paths } = parse(readFileSync('openapi.yaml', 'utf8')) as Contract;

it.each(Object.entries(paths))('%s needs a session exactly where the contract says so', (path, methods) => {
  const pathname = path.replace('{id}', '7').replace('{hash}', '0a').replace('{locale}', 'cs');
  for (const { security } of Object.values(methods)) {
    expect(ruleFor(pathname).public).toBe(security?.length === 0);
  }
});

it('lets every 401 end the session but those of login, one-time code, refresh and logout', () => {
  const optedOut = Object.keys(paths).filter(
    (path) => path.startsWith('/api/') && !ruleFor(path).endsSession,
  );
  expect(optedOut).toEqual(
    ['login', 'google-auth', 'verify-otp', 'refresh-token', 'logout'].map((name) => `/api/user/${name}`),
  );
});

it('treats a path named like a property of every object as any other', () => {
  expect(ruleFor('constructor')).toEqual(ruleFor('/api/user/profile'));
});
