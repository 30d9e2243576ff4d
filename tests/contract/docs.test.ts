import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bodyOf, codesIn, contract, nodeOf, operations } from '../../scripts/contract/document.ts';
import { rows } from '../answers/answers.ts';
import type { Values } from '../answers/state.ts';
import { providerStates, stateOf, type StateName } from '../answers/states.ts';
import { durationIn } from './duration.ts';

/** A table of Markdown as the formatter leaves it; its first row is the head. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, filler)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [
    line(head!),
    line(Array(widths.length).fill('') as string[], '-'),
    ...body.map((cells) => line(cells)),
  ].join('\n');
}

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
    durationIn(Number(seconds), 'en'),
    String(nodeOf(rules.lifetimes_from)[name]),
  ]),
];

const limitsTable = () => [
  ['Limit', 'How often', 'What counts'],
  ...Object.entries(nodeOf(rules.limits)).map(([name, limit]) => {
    const { times, seconds, by, counts } = nodeOf(limit);
    return [
      `\`${name}\``,
      `${String(times)} in ${durationIn(Number(seconds), 'en')}, by ${String(by)}`,
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

it('docs/provider.md has the tables that `npm run contract -- -u` makes of the contract', async () => {
  const made = [lifetimesTable(), limitsTable(), ordersTable()].reduce(withTable, page);
  await expect(made).toMatchFileSnapshot('../../docs/provider.md');
});

const names = Object.keys(providerStates) as StateName[];
const inPacts = new Set(rows.flatMap(({ given }) => given));

const listed = (values: Values | void) =>
  Object.keys(values ?? {})
    .map((name) => `\`${name}\``)
    .join(', ');

it('docs/provider-states.md has all states, as `npm run contract -- -u` writes it', async () => {
  const rows = names.map((name) => {
    const { means, params, values } = stateOf(name);
    return [name, means, listed(params), listed(values)];
  });
  const others = names.filter((name) => !inPacts.has(name)).map((name) => `_${name}_`);
  await expect(`# The provider states

What the hook of a backend ([provider.md](provider.md#the-hook)) is asked for, by name. It gets the parameters in \`params\`, and calls hold their
values as they are; it answers with the values. "The person" is the signed-in one. A test writes this page from \`tests/answers/states/\`.

${table([['State', 'What is true', 'Parameters', 'Values'], ...rows])}

In no pact, but asked for by \`PROVIDER_URL=… npm run contract\`: ${others.join(', ')}.
`).toMatchFileSnapshot('../../docs/provider-states.md');
});
