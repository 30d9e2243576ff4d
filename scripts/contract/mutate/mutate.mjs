/**
 * `npm run contract:mutate`: breaks the contract, the client's requests, and the code of the client and of the rules on purpose,
 * one change at a time, and reports which checks notice. Fails when too few are noticed. Takes long.
 *
 *   -- --requests   only the client's requests, of which each has to be noticed; part of `npm test`
 *   -- --client     only the code of the client and of the rules
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../../lib/command.ts';
import { root } from '../../lib/project.ts';
import { since } from '../../lib/node.ts';
import { mutateClient } from './clients.mjs';
import { mutateContract } from './contracts.mjs';
import { mutateRequests } from './requests.mjs';

const REPORT = '.cache/reports/contract-mutations.md';

/** How much of each kind has to be noticed. Some changes of code change nothing that anybody could see. */
const ENOUGH = { request: 1, client: 0.75, contract: 0.95 };

const percent = (part, all) => `${((100 * part) / all).toFixed(1)} %`;

function countBy(list, keyOf) {
  const counts = new Map();
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts];
}

/** The report: how many of each kind were noticed and by what, then every mutation. */
function reportOf(results, duration) {
  const caught = results.filter((result) => result.caught);
  const table = countBy(results, ({ of, caught: by }) => `${of} | ${by ?? '**nothing**'}`).map(
    ([kind, count]) => `| ${kind} | ${count} |`,
  );
  return [
    `# Mutations of the contract`,
    '',
    `${caught.length} of ${results.length} noticed (${percent(caught.length, results.length)}) in ${duration}.`,
    '',
    '| Broken | Noticed first by | Times |',
    '| ------ | ---------------- | ----- |',
    ...table,
    '',
    '## Survivors',
    '',
    ...results.filter((result) => !result.caught).map(({ of, name }) => `- ${of}: ${name}`),
    '',
    '## All of them',
    '',
    ...results.map(({ of, name, caught: by }) => `- ${of}: ${name} – ${by ?? '**nothing**'}`),
    '',
  ].join('\n');
}

const parts = {
  requests: mutateRequests,
  client: mutateClient,
  contract: mutateContract,
};

await command(import.meta, async () => {
  const { values } = parseArgs({ options: { requests: { type: 'boolean' }, client: { type: 'boolean' } } });
  const asked = Object.keys(values);
  const started = Date.now();
  const results = [];
  for (const [name, mutate] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.error(`${since(started)}  ${name}`);
    results.push(...(await mutate()));
  }

  const report = reportOf(results, since(started));
  mkdirSync(join(root, '.cache/reports'), { recursive: true });
  writeFileSync(join(root, REPORT), report);
  console.log(report.slice(0, report.indexOf('## All of them')));
  console.log(`Every mutation: ${REPORT}`);
  return Object.entries(ENOUGH).every(([kind, share]) => {
    const mine = results.filter((result) => result.of === kind);
    return mine.filter(({ caught }) => caught).length >= share * mine.length;
  });
});
