// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { focusNear } from './focus-near';

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><h1>Zápas</h1><button>Přidat se</button></main>';
});

it.each(['h1', 'body'])('focuses <main> in place of %s, which takes no focus', (selector) => {
  focusNear(document.querySelector<HTMLElement>(selector)!);
  expect(document.activeElement?.localName).toBe('main');
});

it('focuses a control again', () => {
  focusNear(document.querySelector<HTMLElement>('button')!);
  expect(document.activeElement?.localName).toBe('button');
});
