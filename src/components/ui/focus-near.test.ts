// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { focusNear } from './focus-near';

it('focusNear focuses main for an element that is gone, or for the page itself', () => {
  document.body.innerHTML = '<a href="/">Skip</a><main tabindex="-1"><button>Join</button></main>';
  for (const element of [document.createElement('button'), document.body]) {
    document.querySelector('a')?.focus();
    focusNear(element);
    expect(document.activeElement?.tagName).toBe('MAIN');
  }
});
