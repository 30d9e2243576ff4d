// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const html = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');
const [, head = ''] = /<head>([^]*)<\/head>/.exec(html) ?? [];
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];

/** What a page shows before its first paint. */
function shown() {
  document.documentElement.dataset.theme = 'light';
  document.head.replaceChildren(document.createRange().createContextualFragment(head.replace(script, '')));
  runInThisContext(script);
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
  return [document.documentElement.dataset.theme, content('color-scheme'), content('theme-color')];
}

const light = ['light', 'light', '#f7fbf8'];
const dark = ['dark', 'dark', '#111915'];
const device = (isDark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isDark }));

beforeEach(() => localStorage.clear());

it.each([
  [null, true, light],
  ['light', true, light],
  ['nonsense', true, light],
  ['dark', false, dark],
  ['system', true, dark],
  ['system', false, light],
])('the theme %j on a device that is dark: %j', (theme, isDark, expected) => {
  if (theme !== null) localStorage.setItem('theme', theme);
  device(isDark);
  expect(shown()).toEqual(expected);
});

it('is light where storage is refused', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  device(true);
  expect(shown()).toEqual(light);
});
