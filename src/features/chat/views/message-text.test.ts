import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkify } from './message-text';

const linksOf = (message: string) =>
  linkify(message)
    .filter(({ href }) => href !== null)
    .map(({ text }) => text);

it.each([
  ['sraz https://example.com/a', ['https://example.com/a']],
  ['HTTP://EXAMPLE.com a https://b.cz', ['HTTP://EXAMPLE.com', 'https://b.cz']],
  ['(viz https://a.cz/b).', ['https://a.cz/b']],
  ['https://cs.wikipedia.org/wiki/Futsal_(sport)', ['https://cs.wikipedia.org/wiki/Futsal_(sport)']],
  ['Kde? https://a.cz/?q=1&r=2#x!', ['https://a.cz/?q=1&r=2#x']],
  ['<https://a.cz>', ['https://a.cz']],
  ['https://k.test,https://l.test', ['https://k.test', 'https://l.test']],
  ['https://a.cz/x;HTTPS://b.cz|http://c.cz,', ['https://a.cz/x', 'HTTPS://b.cz', 'http://c.cz']],
  ['(https://a.cz),(https://b.cz)', ['https://a.cz', 'https://b.cz']],
  ['https://a.cz/1,2;3?to=https://b.cz', ['https://a.cz/1,2;3?to=https://b.cz']],
  [
    '[https://a.cz/b] {https://a.cz/{id}} `https://a.cz`',
    ['https://a.cz/b', 'https://a.cz/{id}', 'https://a.cz'],
  ],
  [
    '»https://a.cz« «https://b.cz» ‹https://c.cz› |https://d.cz|',
    ['https://a.cz', 'https://b.cz', 'https://c.cz', 'https://d.cz'],
  ],
  ['「https://a.cz」。 （https://b.cz） https://c.cz؟', ['https://a.cz', 'https://b.cz', 'https://c.cz']],
  ['https://a.cz/?ids[]', ['https://a.cz/?ids[]']],
  ['https://', []],
  ['https://[', []],
  ['javascript:alert(1) data:text/html,x ftp://a.cz mailto:a@b.cz file:///etc', []],
  ['www.a.cz a.cz', []],
  ['https://a.cz/\u202Egnp.exe', ['https://a.cz/']],
])('links in the message %j the addresses %j', (message, links) => {
  expect(linksOf(message)).toEqual(links);
});

it('links only http(s) addresses and keeps every character', () => {
  const word = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom(' ', 'javascript:', 'https://', '). ', '<a>'),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const message = words.join('');
      const parts = linkify(message);
      expect(parts.map(({ text }) => text).join('')).toBe(message);
      const unsafeLinks = parts.filter(({ href }) => href !== null && !/^https?:\/\//.test(href));
      expect(unsafeLinks).toEqual([]);
    }),
  );
});
