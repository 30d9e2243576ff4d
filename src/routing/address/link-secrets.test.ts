import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { forgetLinkSecrets, getLinkSecrets, takeLinkSecrets } from './link-secrets';

afterEach(forgetLinkSecrets);

test('takeLinkSecrets returns a query without secrets unchanged', () => {
  expect(takeLinkSecrets('?next=%2Fprofil&x=a%20b')).toBe('?next=%2Fprofil&x=a%20b');
  expect(getLinkSecrets()).toEqual({});
});

test('takeLinkSecrets moves any secrets out of the query', () => {
  const secret = fc.string({ unit: 'grapheme-composite', minLength: 1 });
  fc.assert(
    fc.property(secret, secret, (uid, token) => {
      const search = `?${new URLSearchParams({ uid, token, keep: '1' }).toString()}`;
      expect(takeLinkSecrets(search)).toBe('?keep=1');
      expect(getLinkSecrets()).toEqual({ uid, token });
    }),
  );
});
