import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { fillPage, inlineScriptHashes, sourceHash, developmentValues } from './page';

const fill = (template: string, noScript = '') =>
  fillPage(template, {
    ...developmentValues,
    head: { locale: 'cs', title: null, described: 'index', alternates: null, isReadable: false },
    dictionary: { messages: { ...cs, errors: { ...cs.errors, noScript } }, json: '', address: '' },
    referrerPolicy: 'no-referrer',
    publicOrigin: '',
  });

it('escapes texts, and throws for an unknown placeholder', () => {
  expect(fill('%NO_SCRIPT%', '<b title="x">&')).toBe('&#60;b title=&#34;x&#34;&#62;&#38;');
  expect(() => fill('%SOMETHING%')).toThrow('%SOMETHING%');
});

it('hashes inline scripts, but neither linked scripts nor JSON-LD', () => {
  expect(
    inlineScriptHashes(
      '<script>a();\n</script><script src="/x.js"></script><script type="module" crossorigin src="/y.js"></script><script type="module">b()</script><script type="application/ld+json">{}</script>',
    ),
  ).toEqual([sourceHash('a();\n'), sourceHash('b()')]);
});
