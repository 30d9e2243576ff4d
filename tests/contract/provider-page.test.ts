import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bodyOf, codesIn, contract, nodeOf, operations } from '../../scripts/contract/document.ts';
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
