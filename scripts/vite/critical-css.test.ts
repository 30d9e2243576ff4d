import { expect, it } from 'vitest';
import { criticalCss } from './critical-css.ts';

const page = { html: '<body><p class="[&amp;_b]:text-lg"></p><template><select></select></template></body>' };

it.each([
  ['an element of the page', 'p{color:red}', ''],
  ['an element that a template brings', 'select{font:inherit}', ''],
  ['a class with a sign that HTML escapes', String.raw`.\[\&_b\]\:text-lg{color:red}`, ''],
  ['a class that code gives', '.px-4{color:red}', 'const look = `px-4 py-2`;'],
  [
    'a class that names an element in it',
    String.raw`.\[\&\>button\]\:px-3>button{color:red}`,
    "look('[&>button]:px-3')",
  ],
  [
    'a class that asks for the room of its container',
    String.raw`.\@min-\[7rem\]\:inline{color:red}`,
    "'@min-[7rem]:inline'",
  ],
  ['what moves', '@keyframes skeleton{50%{opacity:.5}}', ''],
  ['what decides before anything matches', '[data-theme=dark]{color:red}', ''],
])('keeps the rule of %s', async (_, rule, code) => {
  expect(await criticalCss(`${rule}textarea{color:red}`, [page], code)).toBe(rule);
});
