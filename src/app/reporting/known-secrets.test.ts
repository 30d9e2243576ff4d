// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetLinkSecrets, takeLinkSecrets } from '@/routing/link-secrets';
import { knownSecrets } from './known-secrets';

afterEach(() => forgetLinkSecrets());

it('are the tokens, what is typed or written on the page, and the secrets of a link', () => {
  document.cookie = 'access_token=the-access';
  document.cookie = 'refresh_token=the-refresh';
  document.cookie = 'locale=cs';
  takeLinkSecrets('?uid=the-uid&token=the-token');
  document.body.innerHTML =
    '<input type="password" value="the password"><textarea> a draft </textarea><input type="checkbox" value="on"><p data-private>a message</p>';
  expect(knownSecrets().toSorted()).toEqual(
    ['a draft', 'a message', 'the password', 'the-access', 'the-refresh', 'the-token', 'the-uid'].toSorted(),
  );
});
