import { expect, it } from 'vitest';
import { visibleText } from './characters';

it.each(['', ' \n\t', '\u200B\u200D\u2060\uFEFF', '\u00AD\u202E\u061C', '\u3164\u115F\u2800\uFE0F'])(
  'finds nothing to see in %j',
  (text) => expect(visibleText(text)).toBe(''),
);

it.each(['a', ' . ', '\u200Ba\u200B', '👩‍👩‍👧', '❤️', '0️⃣', '\u0301', 'ไ', '🇨🇿'])('sees %j', (text) =>
  expect(visibleText(text)).toBe(text.trim()),
);
