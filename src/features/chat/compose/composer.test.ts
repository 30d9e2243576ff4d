import { expect, it } from 'vitest';
import { isSendKey } from './composer';

const enterPress = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

it('sends by Enter only with a fine pointer', () => {
  expect(isSendKey(enterPress, true)).toBe(true);
  expect(isSendKey(enterPress, false)).toBe(false);
});

it.each([
  ['Shift+Enter', { shiftKey: true }],
  ['an Enter that confirms a composed word', { isComposing: true }],
  ['the Enter of Safari after a composition', { keyCode: 229 }],
  ['another key', { key: 'a', keyCode: 65 }],
])('does not send by %s', (_, changedFields) => {
  expect(isSendKey({ ...enterPress, ...changedFields }, true)).toBe(false);
});
