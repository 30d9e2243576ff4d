// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { styleSingleton } from './style-singleton';

const css = () => document.adoptedStyleSheets.map((sheet) => (sheet as unknown as { text: string }).text);

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

it('applies a style without a <style> element, from the first user to the last', () => {
  const Lock = styleSingleton();
  const rule = 'body { overflow: hidden }';
  const first = render(<Lock styles={rule} />);
  const second = render(<Lock styles={rule} />);
  expect(css()).toEqual([rule]);
  expect(document.querySelector('style')).toBeNull();
  first.unmount();
  expect(css()).toEqual([rule]);
  second.unmount();
  expect(css()).toEqual([]);
});
