import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { links } from '@/generated/rules';
import { bodyOf, codesIn, contract, nodeOf, operations } from '../../scripts/contract/document.ts';
import { pactFiles } from '../pact/written.ts';
import { inWords } from './in-words.ts';
import { table } from './table.ts';

// docs/provider.md is written by hand but for three tables, which are made of the contract.

const page = readFileSync(join(import.meta.dirname, '../../docs/provider.md'), 'utf8');
const rules = nodeOf(contract['x-rules']);

/** Refusals that many operations have alike, in their order. */
const ALIKE = ['match_not_found', 'not_a_participant', 'rate_limited'];

/** The codes that come after those of every operation, each once. */
const ownCodes = ({ responses }: (typeof operations)[number]): string[] => {
  const codes = Object.values(responses).flatMap((response) => codesIn(bodyOf(response)?.schema));
  return [...new Set(codes)].filter((code) => !/^(validation_failed|token_\w+|internal_error)$/.test(code));
};

/** In which order the operation refuses, or undefined when only the contract could say it and does not. */
function orderOf(operation: (typeof operations)[number]): string | undefined {
  const own = ownCodes(operation);
  if (operation.orderOfRefusals) return operation.orderOfRefusals;
  if (own.some((code) => !ALIKE.includes(code))) return undefined;
  return ALIKE.filter((code) => own.includes(code))
    .map((code) => `\`${code}\``)
    .join(', ');
}

const lifetimesTable = () => [
  ['Lifetime', 'How long', 'From'],
  ...Object.entries(nodeOf(rules.lifetimes)).map(([name, seconds]) => [
    `\`${name}\``,
    inWords(Number(seconds), 'en'),
    String(nodeOf(rules.lifetimes_from)[name]),
  ]),
];

const limitsTable = () => [
  ['Limit', 'How often', 'What counts'],
  ...Object.entries(nodeOf(rules.limits)).map(([name, limit]) => {
    const { times, seconds, by, counts } = nodeOf(limit);
    return [
      `\`${name}\``,
      `${String(times)} in ${inWords(Number(seconds), 'en')}, by ${String(by)}`,
      String(counts),
    ];
  }),
];

/** Operations that refuse alike stand in one row. */
function ordersTable(): string[][] {
  const refusing = operations.filter((operation) => ownCodes(operation).length > 0);
  const orders = new Set(refusing.map((operation) => String(orderOf(operation))));
  const namesOf = (order: string) =>
    refusing.flatMap((operation) => (orderOf(operation) === order ? [`\`${operation.id}\``] : []));
  return [
    ['Operation', 'In this order'],
    ...Array.from(orders, (order) => [namesOf(order).join(', '), order]),
  ];
}

/** The page with those rows in place of the table that has the same head. */
function withTable(text: string, rows: string[][]): string {
  const made = table(rows);
  const start = text.search(new RegExp(`^\\| ${rows[0]!.join(' +\\| ')} +\\|$`, 'm'));
  if (start < 0) throw new Error(`docs/provider.md has no table of ${rows[0]!.join(', ')}.`);
  return text.slice(0, start) + text.slice(start).replace(/^(\|.*\n)+/, () => `${made}\n`);
}

it('has the tables that `npm run contract -- -u` makes of the contract', async () => {
  const made = [lifetimesTable(), limitsTable(), ordersTable()].reduce(withTable, page);
  await expect(made).toMatchFileSnapshot('../../docs/provider.md');
});

it('is told from when each lifetime counts, and which attempts each limit counts', () => {
  expect(Object.keys(nodeOf(rules.lifetimes_from))).toEqual(Object.keys(nodeOf(rules.lifetimes)));
  const silent = Object.entries(nodeOf(rules.limits)).filter(([, limit]) => !nodeOf(limit).counts);
  expect(silent.map(([name]) => name)).toEqual([]);
});

it.each(operations.map((operation) => [operation.id, operation] as const))(
  'is told in which order %s refuses, with each of its codes',
  (_, operation) => {
    const own = ownCodes(operation);
    const told = orderOf(operation);
    expect(told, 'The operation needs `x-order-of-refusals`.').toBeDefined();
    const named = Array.from(told!.matchAll(/`([a-z]+_[a-z_]+)`/g), ([, code = '']) => code);
    const besides = ['validation_failed', ...Object.keys(nodeOf(rules.limits))];
    expect(new Set(named.filter((code) => !besides.includes(code)))).toEqual(new Set(own));
  },
);

it('has each interaction of the pacts in a step of the way from nothing to green', () => {
  const steps = page.split('\n## From nothing to green\n')[1]?.split('\n## ')[0] ?? '';
  const parts = Array.from(steps.matchAll(/--only '?([^'`]+)/g), ([, part = '']) => new RegExp(part));
  const asked = pactFiles().flatMap(({ interactions }) => interactions.map(({ description }) => description));
  expect(asked.filter((description) => !parts.some((part) => part.test(description)))).toEqual([]);
});

it('has each link of an e-mail', () => {
  const addresses = Object.values(links).map(({ cs, en }) => `\`${cs}\`, \`${en}\``);
  expect(addresses.filter((both) => !page.includes(both))).toEqual([]);
});
