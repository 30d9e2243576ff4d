/**
 * `npm run contract:mutate`: breaks the contract, the embedded backend's answers, the client's requests and the client itself on
 * purpose, one change at a time, and reports which checks notice. Fails when fewer than 95 % are noticed, or one of the
 * client's own is not. Takes long.
 *
 *   -- --requests   only the client's requests, of which each has to be noticed; part of `npm test`
 *   -- --client     only the client's own code, of which each has to be noticed
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../../lib/command.ts';
import { root } from '../../lib/project.ts';
import { node, since } from '../../lib/node.ts';
import { mutateClient } from './clients.mjs';
import { mutateContract } from './contracts.mjs';
import { mutateRequests } from './requests.mjs';

const REPORT = '.cache/reports/contract-mutations.md';
const ENOUGH = 0.95;

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

async function answersApart() {
  const file = join(root, '.cache/answers.json');
  const { ok, output } = await node(['scripts/contract/mutate/answers.mjs', file], { seconds: 600 });
  if (!ok) throw new Error(output);
  const results = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return results;
}

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: {
      requests: { type: 'boolean', default: false },
      client: { type: 'boolean', default: false },
    },
  });
  const isWhole = !values.requests && !values.client;
  const started = Date.now();
  const parts = [
    { name: 'requests of the client', isAsked: isWhole || values.requests, mutate: mutateRequests },
    { name: 'the client', isAsked: isWhole || values.client, mutate: mutateClient },
    { name: 'the contract', isAsked: isWhole, mutate: mutateContract },
    { name: 'answers of the embedded backend', isAsked: isWhole, mutate: answersApart },
  ];
  const results = [];
  for (const { name, mutate } of parts.filter(({ isAsked }) => isAsked)) {
    console.error(`${since(started)}  ${name}`);
    results.push(...(await mutate()));
  }

  const report = reportOf(results, since(started));
  mkdirSync(join(root, '.cache/reports'), { recursive: true });
  writeFileSync(join(root, REPORT), report);
  console.log(report.slice(0, report.indexOf('## All of them')));
  console.log(`Every mutation: ${REPORT}`);
  const survivors = results.filter(({ caught }) => !caught);
  const isOurs = survivors.some(({ of }) => of === 'client' || of === 'request');
  return !isOurs && survivors.length <= (1 - ENOUGH) * results.length;
});
