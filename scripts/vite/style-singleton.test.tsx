// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { styleSingleton } from './style-singleton';

const adoptedCss = () =>
  document.adoptedStyleSheets.map((sheet) => (sheet as unknown as { text: string }).text);

beforeEach(() => {
  // jsdom has no constructed style sheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
});

it('applies a style without a <style> element until the last component is unmounted', () => {
  const Lock = styleSingleton();
  const rule = 'body { overflow: hidden }';
  const first = render(<Lock styles={rule} />);
  const second = render(<Lock styles={rule} />);
  expect(adoptedCss()).toEqual([rule]);
  expect(document.querySelector('style')).toBeNull();
  first.unmount();
  expect(adoptedCss()).toEqual([rule]);
  second.unmount();
  expect(adoptedCss()).toEqual([]);
});
