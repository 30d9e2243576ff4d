import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { fillPage, inlineScriptHashes } from './page';

const address = '/_i18n/0123456789abcdef/cs/messages.json';
const fill = (template: string, noScript = cs.errors.noScript) =>
  fillPage(template, {
    head: { locale: 'cs', title: null, described: 'index', alternates: null },
    dictionary: { messages: { ...cs, errors: { ...cs.errors, noScript } }, json: '', address },
    referrerPolicy: 'no-referrer',
    publicOrigin: 'https://hrajem.test',
    buildId: '42',
  });

describe('fillPage', () => {
  it('fills language, words and the request for the dictionary', () => {
    expect(
      fill('<html lang="%LANG%"><script data-address="%MESSAGES%"></script><title>%TITLE%</title>'),
    ).toBe(`<html lang="cs"><script data-address="${address}"></script><title>Hrajem</title>`);
  });

  it('names the manifest of the language, and how a link to the app looks', () => {
    const tags = fill('<!-- %SHARING% -->');
    expect(tags).toContain('<link rel="manifest" href="/manifest.cs.webmanifest" />');
    expect(tags).toContain('<meta property="og:locale" content="cs_CZ" />');
    expect(tags).toContain('<meta property="og:image" content="https://hrajem.test/icons/share.png" />');
  });

  it('escapes words', () => {
    expect(fill('%NO_SCRIPT%', '<b title="x">&')).toBe('&#60;b title=&#34;x&#34;&#62;&#38;');
  });

  it('names a place that nothing fills', () => {
    expect(() => fill('%SOMETHING%')).toThrow('%SOMETHING%');
    expect(() => fill('<!-- %OTHER% -->')).toThrow('%OTHER%');
    expect(fill('width: 100%; height: 50%')).toBe('width: 100%; height: 50%');
  });
});

it('hashes inline scripts only', () => {
  const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
  expect(
    inlineScriptHashes(
      '<script>a();\n</script><script src="/x.js"></script><script type="module" crossorigin src="/y.js"></script><script type="module">b()</script>',
    ),
  ).toEqual([hash('a();\n'), hash('b()')]);
});
