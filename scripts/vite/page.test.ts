import { describe, expect, it } from 'vitest';
import cs from '@/i18n/cs';
import {
  type BuiltValues,
  fillPage,
  inlineScriptHashes,
  inlineStyle,
  sourceHash,
  takeEntry,
  unbuilt,
} from './page';

const fill = (template: string, noScript = '', values: Partial<BuiltValues> = {}) =>
  fillPage(template, {
    ...unbuilt,
    ...values,
    head: { locale: 'cs', title: null, described: 'index', alternates: null, isReadable: false },
    dictionary: { messages: { ...cs, errors: { ...cs.errors, noScript } }, json: '', address: '' },
    referrerPolicy: 'no-referrer',
    publicOrigin: '',
  });

describe('fillPage', () => {
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

it('hashes inline scripts only, and no data', () => {
  expect(
    inlineScriptHashes(
      '<script>a();\n</script><script src="/x.js"></script><script type="module" crossorigin src="/y.js"></script><script type="module">b()</script><script type="application/ld+json">{}</script>',
    ),
  ).toEqual([sourceHash('a();\n'), sourceHash('b()')]);
});
