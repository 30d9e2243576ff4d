import { since } from '../lib/steps.mjs';

/** The stages of these names with those that they need, in their order; all of them without names. */
export function chosenStages(stages, names) {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown) {
    throw new Error(
      `There is no stage "${unknown}". There are: ${stages.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (names.length === 0) return stages;
  const needed = stages.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  return stages.filter(({ name }) => names.includes(name) || needed.includes(name));
}

const row = (name, passed, failed, time, note = '') =>
  `  ${name.padEnd(12)}${String(passed).padStart(8)}${String(failed).padStart(8)}${time.padStart(10)}  ${note}`.trimEnd();

/** Each stage with its counts and what there is to say of it, then each failed test with its traces; the last line is the sum. */
export function summary(results, time) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failures = results.flatMap(({ failures: own }) => own);
  return [
    row('', 'passed', 'failed', ''),
    ...results.map(({ name, passed, failed, time: own, note }) => row(name, passed, failed, own, note)),
    row('all', sum('passed'), sum('failed'), time),
    '',
    ...failures.flatMap(({ kind, name, traces }) => [
      `${kind.padEnd(6)}  ${name}`,
      ...traces.map((trace) => `          trace: ${trace}`),
    ]),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

/** The counts of a stage that could not be run to its end. */
function broken(error) {
  console.error(`  ${error.message}`);
  return { passed: 0, failed: 1, failures: [] };
}

/** Runs stages in turn and prints what they say and the sum; gives whether nothing failed. */
export async function runStages(stages, options) {
  const begun = Date.now();
  const unusable = new Set();
  const results = [];
  for (const { name, needs = [], run } of stages) {
    const missing = needs.find((stage) => unusable.has(stage));
    if (missing) {
      console.log(`\n${name}: not run, for ${missing} failed`);
      unusable.add(name);
      continue;
    }
    console.log(`\n${name}`);
    const started = Date.now();
    const { usable, ...counts } = await run(options).catch(broken);
    if (!(usable ?? counts.failed === 0)) unusable.add(name);
    const time = since(started);
    results.push({ name, ...counts, time });
    console.log(`  ${counts.passed} passed, ${counts.failed} failed in ${time}`);
  }
  console.log(`\n${summary(results, since(begun))}`);
  return results.every(({ failed }) => failed === 0);
}
