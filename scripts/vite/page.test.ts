import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { fillPage, inlineScriptHashes, inlineStyle, type PageValues, sourceHash, takeEntry } from './page';

const address = '/_i18n/0123456789abcdef/cs/messages.json';
const fill = (
  template: string,
  noScript = cs.errors.noScript,
  {
    contents = [],
    drawn = [],
    early = [],
    firstPaint = '',
    entry = '',
    sheet = '',
    chunks = [],
    visitorChunks = { guest: [], member: [] },
  }: Partial<
    Pick<
      PageValues,
      'contents' | 'drawn' | 'early' | 'firstPaint' | 'entry' | 'sheet' | 'chunks' | 'visitorChunks'
    >
  > = {},
) =>
  fillPage(template, {
    head: { locale: 'cs', title: null, described: 'index', alternates: null, isReadable: false },
    dictionary: { messages: { ...cs, errors: { ...cs.errors, noScript } }, json: '', address },
    referrerPolicy: 'no-referrer',
    publicOrigin: 'https://hrajem.test',
    buildId: '42',
    contents,
    drawn,
    headScript: 'run()',
    early,
    firstPaint,
    entry,
    sheet,
    chunks,
    visitorChunks,
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

  it('holds what was drawn, and beside it what a person with a session sees instead', () => {
    const root =
      '<div data-scene="%SCENE%" data-address="%ADDRESS%"><!-- %CONTENT% --></div><!-- %MEMBER_CONTENT% -->';
    const page = { address: '/', scene: 'page' } as const;
    const shell = { address: '/', scene: 'shell' } as const;
    const other = { address: '/?a=b', scene: 'shell' } as const;
    expect(fill(root, '', { contents: [page, shell, other], drawn: ['<h1>$& A</h1>', 'B', 'C'] })).toBe(
      '<div data-scene="page" data-address="/"><h1>$& A</h1></div><template id="member-content">B</template><template id="member-content?a=b">C</template>',
    );
    expect(fill(root, '', { contents: [shell], drawn: ['B'] })).toBe(
      '<div data-scene="shell" data-address="/">B</div>',
    );
    // What is for guests only has nothing for anybody else.
    expect(fill(root, '', { contents: [page, null], drawn: ['A', ''] })).toBe(
      '<div data-scene="page" data-address="/">A</div><template id="member-content"></template>',
    );
    expect(fill(root)).toBe('<div data-scene="shell" data-address=""></div>');
  });

  it('holds the script of the head, and nothing that it says for a place', () => {
    expect(fill('<script>%HEAD%</script>')).toBe('<script>run()</script>');
  });

  it('names what to ask for beside the code, and the code of its screen', () => {
    const early = ['/api/user/session', '/api/match/$id/'];
    expect(fill('<script data-calls="%EARLY_CALLS%">', '', { early })).toBe(
      '<script data-calls="/api/user/session /api/match/$id/">',
    );
    const template =
      '<script data-paint="%FIRST_PAINT%" data-entry="%ENTRY%" data-sheet="%SHEET%" data-code="%CHUNKS%">';
    const files = {
      firstPaint: 'assets/p.js',
      entry: 'assets/a.js',
      sheet: 'assets/a.css',
      chunks: ['assets/a.js', 'assets/b.js'],
    };
    expect(fill(template, '', files)).toBe(
      '<script data-paint="assets/p.js" data-entry="assets/a.js" data-sheet="assets/a.css" data-code="assets/a.js assets/b.js">',
    );
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

const sheet = '<link rel="stylesheet" crossorigin href="/assets/a.css">';

it("takes the app's own script out of a built page, which asks for it and for the style sheet in their turn", () => {
  const script = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
  const html = `<head>\n    ${script}\n    <link rel="modulepreload" crossorigin href="/assets/react-2.js">\n    ${sheet}\n  </head>`;
  expect(takeEntry(html)).toEqual({
    html: `<head>\n    ${sheet}\n  </head>`,
    entry: 'assets/index-1.js',
    sheet: 'assets/a.css',
  });
  expect(takeEntry('<head></head>')).toEqual({ html: '<head></head>', entry: '', sheet: '' });
});

it('puts the style of the first paint in the place of the style sheet, which comes last where no script asks for it', () => {
  expect(inlineStyle(`<head>\n    ${sheet}</head><body>A</body>`, 'a{b:"$&"}')).toBe(
    `<head>\n    <style>a{b:"$&"}</style></head><body>A<noscript>${sheet}</noscript>\n  </body>`,
  );
  expect(() => inlineStyle('<head></head>', 'a{}')).toThrow('no style sheet');
});

it('hashes as a Content-Security-Policy asks', () => {
  expect(sourceHash('a')).toBe(`sha256-${createHash('sha256').update('a').digest('base64')}`);
});

it('hashes inline scripts only, and no data', () => {
  expect(
    inlineScriptHashes(
      '<script>a();\n</script><script src="/x.js"></script><script type="module" crossorigin src="/y.js"></script><script type="module">b()</script><script type="application/ld+json">{}</script>',
    ),
  ).toEqual([sourceHash('a();\n'), sourceHash('b()')]);
});
