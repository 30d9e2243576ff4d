import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every way to say how lines are wrapped: a declaration, a property of React's `style`, a class of Tailwind's. */
const wrapping =
  /\btext-?wrap(?:-style)?['"]?\s*:\s*['"]?[\w\s-]*?(pretty|balance)|\btext-(pretty|balance)(?![\w-])/gi;

const files = [
  'index.html',
  ...globSync([
    'src/**/*.{css,ts,tsx}',
    'gallery/**/*.{css,ts,tsx}',
    'scripts/**/*.{css,html}',
    'public/**/*.{css,html}',
  ]),
];

const uses = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(wrapping)].map(([text, ...kind]) => ({
    file: file.replaceAll('\\', '/'),
    kind: kind.find(Boolean),
    text,
  })),
);

it('asks nowhere for `pretty`, which ends WebKit 2.50 where lines hold <br> and inline blocks', () => {
  expect(uses.filter(({ kind }) => kind === 'pretty')).toEqual([]);
});

it('asks for `balance` in headings only, where WebKit 2.50 was seen to bear it', () => {
  expect(uses.filter(({ kind }) => kind === 'balance')).toEqual([
    { file: 'src/app/styles.css', kind: 'balance', text: 'text-wrap: balance' },
  ]);
  expect(readFileSync('src/app/styles.css', 'utf8')).toMatch(
    /\n {2}h1,\n {2}h2,\n {2}h3 \{\n {4}text-wrap: balance;\n {2}\}/,
  );
});
