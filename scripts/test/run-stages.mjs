import { since } from '../lib/steps.mjs';

/** The stages of these names with those that they need, where they stand in the list; all of it without names. */
export function chosenStages(turns, names) {
  const stages = turns.flat(2);
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown) {
    throw new Error(
      `There is no stage "${unknown}". There are: ${stages.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (names.length === 0) return turns;
  const needed = stages.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  const isChosen = ({ name }) => names.includes(name) || needed.includes(name);
  return turns.flatMap((turn) => {
    if (!Array.isArray(turn)) return isChosen(turn) ? [turn] : [];
    const rows = turn.map((stages) => stages.filter(isChosen)).filter(({ length }) => length > 0);
    return rows.length > 0 ? [rows] : [];
  });
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

/**
 * Runs stages in turn, and rows of stages side by side; prints what they say and the sum, in the order of the list. Gives
 * whether nothing failed.
 */
export async function runStages(turns, options) {
  const begun = Date.now();
  const unusable = new Set();
  const results = new Map();

  async function runStage({ name, needs = [], run }) {
    const missing = needs.find((stage) => unusable.has(stage));
    if (missing) {
      console.log(`\n${name}: not run, for ${missing} failed`);
      unusable.add(name);
      return;
    }
    console.log(`\n${name}`);
    const started = Date.now();
    const { usable, ...counts } = await run(options).catch(broken);
    if (!(usable ?? counts.failed === 0)) unusable.add(name);
    const time = since(started);
    results.set(name, { name, ...counts, time });
    console.log(`  ${name}: ${counts.passed} passed, ${counts.failed} failed in ${time}`);
  }

  async function runRow(stages) {
    for (const stage of stages) await runStage(stage);
  }

  for (const turn of turns) await Promise.all((Array.isArray(turn) ? turn : [[turn]]).map(runRow));
  const inOrder = turns.flat(2).flatMap(({ name }) => results.get(name) ?? []);
  console.log(`\n${summary(inOrder, since(begun))}`);
  return inOrder.every(({ failed }) => failed === 0);
}
